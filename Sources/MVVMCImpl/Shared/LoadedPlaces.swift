import SharedModel

/// The places of a query that are loaded so far, page by page.
///
/// The view models of the list and of the places opened from it share them, and each may load the next page.
final class LoadedPlaces {
  enum Change: Hashable {
    /// The places of a page were added at the end.
    case added(Range<Int>)
    case removed(at: Int)
  }

  let query: PlaceQuery
  private(set) var places: [Place] = []
  /// True once the last page is loaded.
  private(set) var isComplete = false

  private let service: any PlacesService
  private let observers = ObserverList<Change>()
  private var pageCount = 0
  /// The index of each place, because a search would take longer the more pages there are.
  private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Calls `react` after each change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The next place, or nil if it isn't loaded.
  func place(after id: Place.ID) -> Place? {
    guard let index = index(of: id), index + 1 < places.count else { return nil }
    return places[index + 1]
  }

  // snippet.page
  /// Loads the next page.
  func loadPage(reply: @escaping Reply<Void>) -> Cancellable {
    let page = pageCount
    return service.fetchPlaces(query, page: page) { [weak self] in self?.didLoad($0, page, reply) }
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>, _ page: Int, _ reply: Reply<Void>) {
    // Another view model may have loaded the same page in the meantime.
    guard page == pageCount else { return reply(.success(())) }
    if case .success(let loaded) = result { add(loaded) }
    reply(result.map { _ in })
  }
  // snippet.end

  private func add(_ page: PlacePage) {
    let start = places.count
    // If the guide has grown, places of the pages before have moved to this one.
    for place in page.places where indices[place.id] == nil {
      indices[place.id] = places.count
      places.append(place)
    }
    pageCount += 1
    isComplete = page.isLast
    observers.notify(.added(start..<places.count))
  }

  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in index..<places.count { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
