import SharedModel

/// The places of one query as far as they are loaded, page by page; the list and the places opened from it share them.
final class LoadedPlaces {
  /// What can happen to the places.
  nonisolated enum Change: Hashable {
    /// The places of a page were added, and now stand in these rows.
    case added(Range<Int>)
    /// The place that stood in the row is gone.
    case removed(at: Int)
  }

  let query: PlaceQuery
  /// The places of all loaded pages, by name.
  private(set) var places: [Place] = []
  /// How many pages are loaded; the one that follows has this number.
  private(set) var pageCount = 0
  /// Whether the last page is loaded.
  private(set) var isComplete = false
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var rows: [Place.ID: Int] = [:]
  private let observers = ObserverList<Change>()

  /// Starts with nothing loaded.
  init(query: PlaceQuery) {
    self.query = query
  }

  /// Tells of every change, once it is done, until the result is cancelled or released.
  func observe(_ react: @escaping Callback<Change>) -> Cancellable {
    observers.add(react)
  }

  /// In which row a place stands; nil when it is on no page that is loaded.
  func row(of id: Place.ID) -> Int? {
    rows[id]
  }

  /// The place that follows, if it is loaded.
  func place(after id: Place.ID) -> Place? {
    guard let row = rows[id], row + 1 < places.count else { return nil }
    return places[row + 1]
  }

  // snippet.add
  /// Adds a page, unless it isn't the one that follows: two who share the places may have asked for the same page.
  func add(_ page: PlacePage, number: Int) {
    guard number == pageCount else { return }
    let start = places.count
    // The guide may have grown meanwhile: what has moved on to this page is listed already.
    for place in page.places where rows[place.id] == nil {
      rows[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }
  // snippet.end

  /// Forgets a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let row = rows.removeValue(forKey: id) else { return }
    places.remove(at: row)
    for moved in places.indices[row...] { rows[places[moved].id] = moved }
    observers.notify(.removed(at: row))
  }
}
