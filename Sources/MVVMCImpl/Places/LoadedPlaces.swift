import SharedModel

/// The places of one query as far as they are loaded, page by page.
///
/// The list's view model and those of the places opened from it share them, and each may load the page that follows.
final class LoadedPlaces {
  /// What can happen to the places.
  enum Change: Hashable {
    /// Those of a page were added, and now stand there.
    case added(Range<Int>)
    /// The one that stood there is gone.
    case removed(at: Int)
  }

  let query: PlaceQuery
  private(set) var places: [Place] = []
  /// Whether the last page is loaded.
  private(set) var isComplete = false

  private let service: any PlacesService
  private let observers = ObserverList<Change>()
  private var pageCount = 0
  /// Where each place stands, as a search through all pages would take the longer the more there are.
  private var indices: [Place.ID: Int] = [:]

  init(query: PlaceQuery, service: any PlacesService) {
    self.query = query
    self.service = service
  }

  /// Tells of every change, once it is done, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  func index(of id: Place.ID) -> Int? {
    indices[id]
  }

  /// The place that follows another one; nil while it is on no page that is loaded.
  func place(after id: Place.ID) -> Place? {
    guard let index = index(of: id), index + 1 < places.count else { return nil }
    return places[index + 1]
  }

  // snippet.page
  /// Loads the page that follows those loaded.
  func loadPage(reply: @escaping Reply<Void>) -> Cancellable {
    let page = pageCount
    return service.fetchPlaces(query, page: page) { [weak self] in self?.didLoad($0, page, reply) }
  }

  private func didLoad(_ result: Result<PlacePage, ServiceError>, _ page: Int, _ reply: Reply<Void>) {
    // Another view model may have asked for the same page, which then is here already: nothing to add, and nothing missing.
    guard page == pageCount else { return reply(.success(())) }
    if case .success(let loaded) = result { add(loaded) }
    reply(result.map { _ in })
  }
  // snippet.end

  private func add(_ page: PlacePage) {
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

  /// Forgets a place that is no longer in the guide.
  func remove(_ id: Place.ID) {
    guard let index = indices.removeValue(forKey: id) else { return }
    places.remove(at: index)
    for moved in index..<places.count { indices[places[moved].id] = moved }
    observers.notify(.removed(at: index))
  }
}
