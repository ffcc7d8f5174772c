import SharedModel

/// The places that match a query, as far as they are loaded, and which of them are favourites; the list and the places opened
/// from it have the same one.
///
/// There may be many places. So a list says itself what has changed last: to find that out by comparing would take
/// longer the more there are, at each action.
struct PlaceList: Equatable, Identifiable {
  /// Lists with the same id are one list, wherever they are kept.
  struct ID: Hashable {
    /// The screen that has loaded it.
    let screen: Int
    /// How many lists that screen had before.
    let number: Int
  }

  /// What can happen to the places.
  enum Change: Equatable {
    /// Those of a page were added, and now stand at these indices.
    case added(Range<Int>)
    /// The one that stood at the index is gone.
    case removed(at: Int)
    /// The one at the index has become a favourite, or is one no more.
    case marked(at: Int)
  }

  /// Which list it is, and how often it has changed.
  struct Version: Equatable {
    let id: ID
    var changes = 0
  }

  let query: PlaceQuery
  private(set) var version: Version
  private(set) var lastChange: Change?
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  private(set) var favourites: Set<Place.ID> = []
  private(set) var loadedPages = 0
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  var id: ID { version.id }
  /// Whether any page is loaded.
  var isLoaded: Bool { loadedPages > 0 }

  /// A list with nothing loaded.
  init(id: ID, query: PlaceQuery) {
    version = Version(id: id)
    self.query = query
  }

  /// Where a place stands; nil when it is on no page that is loaded.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place that follows another one; nil when that is the last one as far as the list is loaded.
  func place(after id: Place.ID) -> Place? {
    guard let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) else { return nil }
    return places[next]
  }

  // MARK: - Changes

  /// Adds a page that was asked for when that many were loaded.
  mutating func append(_ loaded: LoadedPage, number: Int) {
    // Two who share the list may have asked for the same page.
    guard number == loadedPages else { return }
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in loaded.page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    favourites.formUnion(loaded.favourites)
    loadedPages += 1
    isComplete = loaded.page.isLast
    note(.added(start..<places.count))
  }

  /// Takes out a place that is no longer in the guide.
  mutating func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    favourites.remove(id)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    note(.removed(at: index))
  }

  /// Notes that a place is a favourite, or isn't; one that isn't listed is none of its matter.
  mutating func mark(_ id: Place.ID, isFavourite: Bool) {
    guard let index = indices[id], favourites.contains(id) != isFavourite else { return }
    if isFavourite { favourites.insert(id) } else { favourites.remove(id) }
    note(.marked(at: index))
  }

  private mutating func note(_ change: Change) {
    lastChange = change
    version.changes += 1
  }
}
