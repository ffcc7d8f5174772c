import SharedModel

/// The places loaded so far for a query, and which of them are favourites. The screen that lists them and the places opened
/// from it share one list.
///
/// There may be many places, and comparing two lists takes longer the more there are. So a list remembers its last change.
struct PlaceList: Equatable, Identifiable {
  /// Identifies a list in the state of every screen that shares it.
  struct ID: Hashable {
    /// The screen that created the list.
    let screen: ScreenID
    /// The number of lists which that screen had before.
    let number: Int
  }

  /// A change of the places.
  enum Change: Equatable {
    /// Places were added, and are now at these indices.
    case added(Range<Int>)
    /// The place that was at this index was removed.
    case removed(at: Int)
    /// The place at this index has become a favourite or no longer is one.
    case marked(at: Int)
    /// Anything may have changed.
    case replaced
  }

  /// Identifies a list and counts its changes.
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
  /// True once the last page is loaded.
  private(set) var isComplete = false
  /// The index of each place, because a search through all pages would take longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  var id: ID { version.id }
  /// True once any page is loaded.
  var isLoaded: Bool { loadedPages > 0 }

  /// Creates a list with nothing loaded.
  init(id: ID, query: PlaceQuery) {
    version = Version(id: id)
    self.query = query
  }

  /// The index of a place, or `nil` if no loaded page has it.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place that follows another one, or `nil` if no loaded page has one.
  func place(after id: Place.ID) -> Place? {
    guard let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) else { return nil }
    return places[next]
  }

  // MARK: - Changes

  /// Adds a page, unless it has been added before.
  mutating func append(_ loaded: LoadedPage, number: Int) {
    // Two screens that share the list may have requested the same page.
    guard number == loadedPages else { return }
    let start = places.count
    // If the guide has grown meanwhile, places from the page before appear on this one again.
    for place in loaded.page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    favourites.formUnion(loaded.favourites)
    loadedPages += 1
    isComplete = loaded.page.isLast
    note(.added(start..<places.count))
  }

  /// Removes a place that is no longer in the guide.
  mutating func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    favourites.remove(id)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    note(.removed(at: index))
  }

  /// Marks a place as a favourite or not; ignores one that isn't listed.
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
