import Observation
import SharedModel

/// The places of one query that have been loaded so far, page by page.
///
/// The view models of the list and of the places opened from it share them, and each may load the next page.
@Observable
final class LoadedPlaces {
  let query: PlaceQuery
  private(set) var places: [Place] = []
  private(set) var pageCount = 0
  /// Whether the last page is loaded.
  private(set) var isComplete = false

  /// All changes of the places, the oldest first, so that no list has to compare its rows.
  @ObservationIgnored private(set) var changes: [ListChange] = []

  private let service: any PlacesService
  /// The position of each place, so that finding one doesn't take longer as pages are added.
  @ObservationIgnored private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place that follows another one; `nil` if no loaded page has it.
  func place(after id: Place.ID) -> Place? {
    guard let index = index(of: id), index + 1 < places.count else { return nil }
    return places[index + 1]
  }

  /// Loads the next page.
  func loadPage(reply: @escaping Reply<Void>) -> Cancellable {
    let page = pageCount
    return service.fetchPlaces(query, page: page) { [weak self] in self?.didLoad($0, page, reply) }
  }

  /// Removes a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in index..<places.count { indices[places[moved].id] = moved }
    changes.append(.removed(index..<index + 1))
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>, _ page: Int, _ reply: Reply<Void>) {
    // Another view model may have loaded the same page meanwhile; then nothing is missing.
    guard page == pageCount else { return reply(.success(())) }
    if case .success(let loaded) = result { add(loaded) }
    reply(result.map { _ in })
  }

  private func add(_ page: PlacePage) {
    // The guide may have grown meanwhile: places that have moved to this page are listed already.
    let new = page.places.filter { indices[$0.id] == nil }
    for (offset, place) in new.enumerated() { indices[place.id] = places.count + offset }
    places += new
    changes.append(.inserted(places.count - new.count..<places.count))
    pageCount += 1
    isComplete = page.isLast
  }
}
