import SharedModel

/// The places of one query as far as they are loaded; the list and the places opened from it share them.
///
/// It asks for nothing: the states do, hand in what has come, and hear of what the others have handed in.
final class LoadedPlaces {
  /// What can happen to the places.
  enum Change: Hashable {
    /// The places of a page were added, and now stand at these indices.
    case added(Range<Int>)
    /// The place that stood at the index is gone.
    case removed(at: Int)
  }

  /// What the places match.
  let query: PlaceQuery
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  /// How many pages are loaded; the one to ask for next has this number.
  private(set) var pageCount = 0
  /// Whether nothing is loaded yet.
  var isUnloaded: Bool { pageCount == 0 }
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  private let observers = ObserverList<Change>()
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  /// Starts with the first page, or with nothing.
  init(query: PlaceQuery, firstPage: PlacePage? = nil) {
    self.query = query
    if let firstPage { add(firstPage, number: 0) }
  }

  /// Tells of every change, once it is done, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  /// Where a place stands; nil when it is on no page that is loaded.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place that follows another one; nil when it is on no page that is loaded.
  func place(after id: Place.ID) -> Place? {
    guard let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) else { return nil }
    return places[next]
  }

  // snippet.add
  /// Takes in the page that follows; one that another state has handed in meanwhile is left out.
  func add(_ page: PlacePage, number: Int) {
    guard number == pageCount else { return }
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }
  // snippet.end

  /// Forgets a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
