import SharedModel

/// The loaded places of one query, shared by the list and the places opened from it.
///
/// It loads nothing itself. States add the pages that they load, and observe the pages that others add.
final class LoadedPlaces {
  /// A change of the places.
  enum Change: Hashable {
    /// A page was added, at these indices.
    case added(Range<Int>)
    /// The place at this index was removed.
    case removed(at: Int)
  }

  /// The query that the places match.
  let query: PlaceQuery
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  /// The number of loaded pages, which is also the number of the next page.
  private(set) var pageCount = 0
  /// Whether nothing is loaded yet.
  var isUnloaded: Bool { pageCount == 0 }
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  private let observers = ObserverList<Change>()
  /// The index of each place, so that finding one doesn't take longer as pages are added.
  private var indices: [Place.ID: Int] = [:]

  /// Creates a list with its first page, or without any.
  init(query: PlaceQuery, firstPage: PlacePage? = nil) {
    self.query = query
    if let firstPage { add(firstPage, number: 0) }
  }

  /// Calls `react` after every change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  /// The index of a place; nil if it isn't loaded.
  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place after another one; nil if it isn't loaded.
  func place(after id: Place.ID) -> Place? {
    guard let next = index(of: id).map({ $0 + 1 }), places.indices.contains(next) else { return nil }
    return places[next]
  }

  // snippet.add
  /// Adds the next page. Does nothing if another state has added it meanwhile.
  func add(_ page: PlacePage, number: Int) {
    guard number == pageCount else { return }
    let start = places.count
    // If the guide has grown meanwhile, places that moved on to this page are listed already.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }
  // snippet.end

  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in places.indices[index...] { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
