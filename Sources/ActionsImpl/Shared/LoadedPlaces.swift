import SharedModel

/// The loaded places of one query, page by page, shared by the list and the places opened from it.
final class LoadedPlaces {
  /// A change of the places.
  nonisolated enum Change: Hashable {
    /// A page was added, in these rows.
    case added(Range<Int>)
    /// The place in this row was removed.
    case removed(at: Int)
  }

  let query: PlaceQuery
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  /// The number of loaded pages, which is also the number of the next page.
  private(set) var pageCount = 0
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  /// The row of each place, so that finding one doesn't take longer as pages are added.
  private var rows: [Place.ID: Int] = [:]
  private let observers = ObserverList<Change>()

  init(query: PlaceQuery, firstPage: PlacePage? = nil) {
    self.query = query
    if let firstPage { add(firstPage) }
  }

  /// Calls `react` after every change, until the result is cancelled or released.
  func observe(_ react: @escaping Callback<Change>) -> Cancellable {
    observers.add(react)
  }

  /// The row of a place; nil if it isn't loaded.
  func row(of id: Place.ID) -> Int? {
    rows[id]
  }

  /// The place after another one; nil if it isn't loaded.
  func place(after id: Place.ID) -> Place? {
    guard let row = rows[id], row + 1 < places.count else { return nil }
    return places[row + 1]
  }

  // snippet.add
  /// Adds the next page.
  func add(_ page: PlacePage) {
    let start = places.count
    // If the guide has grown meanwhile, places that moved on to this page are listed already.
    for place in page.places where rows[place.id] == nil {
      rows[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }
  // snippet.end

  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let row = rows.removeValue(forKey: id) else { return }
    places.remove(at: row)
    for moved in places.indices[row...] { rows[places[moved].id] = moved }
    observers.notify(.removed(at: row))
  }
}
