import SharedModel

/// A search for places: the query, the list that was found last, and the one thing that is in flight.
///
/// A change of the text drops everything else, and a refresh drops a page.
final class PlaceSearch {
  /// A change of the search.
  enum Change: Hashable {
    /// Something began or ended; `state` says what.
    case state
    /// Another list was loaded, or failed to load.
    case replaced
    /// The list changed.
    case list(PlaceList.Change)
    /// The list couldn't be loaded again.
    case refreshFailed
  }

  // snippet.state
  /// What is in flight, or how that failed.
  enum State: Hashable {
    case idle
    case loading
    case failed(ServiceError)
    case refreshing
    case loadingMore
    case loadingMoreFailed
  }
  // snippet.end

  /// The places to look for; `list` may still match an earlier text.
  private(set) var query: PlaceQuery
  private(set) var list: PlaceList
  private(set) var state = State.idle {
    didSet { observers.notify(.state) }
  }
  private let service: any PlacesService
  private let clock: any AppClock
  private let debounce: Duration
  private let observers = ObserverList<Change>()
  private var request: Cancellable?
  private var listObservation: Cancellable?

  /// Creates a search with nothing loaded; `debounce` is how long it waits for the next change of the text.
  init(query: PlaceQuery, service: any PlacesService, clock: any AppClock, debounce: Duration) {
    self.query = query
    self.service = service
    self.clock = clock
    self.debounce = debounce
    list = PlaceList(query: query, service: service)
  }

  /// Calls `react` after each change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  // MARK: - Loading

  // snippet.text
  /// Searches for another text unless that changes again soon; drops what is in flight.
  func setText(_ text: String) {
    query.text = text
    state = .loading
    request = clock.schedule(after: debounce) { [weak self] in self?.search() }
  }
  // snippet.end

  private func search() {
    load(PlaceList(query: query, service: service), .loading)
  }

  /// Loads the first page of the list, of which nothing is loaded yet.
  func load() {
    load(list, .loading)
  }

  // snippet.refresh
  /// Loads the first page again while the list stays; after a failed load, the same as `load()`.
  func refresh() {
    switch state {
    case .idle, .loadingMore, .loadingMoreFailed: load(PlaceList(query: query, service: service), .refreshing)
    case .failed: load()
    case .loading, .refreshing: break
    }
  }
  // snippet.end

  private func load(_ list: PlaceList, _ state: State) {
    self.state = state
    request = list.loadNextPage { [weak self] in self?.didLoad(list, $0) }
  }

  // snippet.answer
  private func didLoad(_ list: PlaceList, _ result: Result<Void, ServiceError>) {
    switch result {
    case .success:
      state = .idle
      replaceList(with: list)
    case .failure(let error) where state == .loading:
      state = .failed(error)
      replaceList(with: list)
    case .failure:
      state = .idle
      observers.notify(.refreshFailed)
    }
  }
  // snippet.end

  /// Loads the next page of the list if there is one and nothing is in flight.
  func loadMore() {
    guard state == .idle || state == .loadingMoreFailed, !list.isComplete else { return }
    state = .loadingMore
    request = list.loadNextPage { [weak self] in self?.didLoadMore($0) }
  }

  private func didLoadMore(_ result: Result<Void, ServiceError>) {
    switch result {
    case .success: state = .idle
    case .failure: state = .loadingMoreFailed
    }
  }

  // MARK: - The list

  private func replaceList(with list: PlaceList) {
    self.list = list
    listObservation = list.observe { [weak self] in self?.listDidChange($0) }
    observers.notify(.replaced)
  }

  private func listDidChange(_ change: PlaceList.Change) {
    // A place that shares the list has loaded the page that failed here.
    if case .added = change, state == .loadingMoreFailed { state = .idle }
    observers.notify(.list(change))
  }
}
