import SharedModel

/// The quarters of the city, in the order that the user chooses.
final class QuarterList {
  /// A change of the list.
  enum Change: Hashable {
    /// Something began or ended; `state` says what.
    case state
    /// The quarters were loaded or sorted.
    case quarters
    /// The quarters couldn't be loaded again.
    case refreshFailed
  }

  /// What is in flight, or how that failed.
  enum State: Hashable {
    case idle
    case loading
    case failed(ServiceError)
    case refreshing
  }

  /// The order of the quarters, also of those that are loaded later.
  var order: QuarterOrder {
    didSet { if !quarters.isEmpty { sort(quarters) } }
  }
  private(set) var quarters: [Quarter] = []
  private(set) var state = State.idle {
    didSet { observers.notify(.state) }
  }
  private let service: any QuartersService
  private let observers = ObserverList<Change>()
  private var request: Cancellable?

  /// Creates a list with nothing loaded.
  init(order: QuarterOrder, service: any QuartersService) {
    self.order = order
    self.service = service
  }

  /// Calls `react` after each change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  // MARK: - Loading

  func load() {
    fetch(.loading)
  }

  /// Loads the quarters again while the present ones stay; after a failed load, the same as `load()`.
  func refresh() {
    switch state {
    case .idle: fetch(.refreshing)
    case .failed: load()
    case .loading, .refreshing: break
    }
  }

  private func fetch(_ state: State) {
    self.state = state
    request = service.fetchQuarters { [weak self] in self?.didFetch($0) }
  }

  private func didFetch(_ result: Result<[Quarter], ServiceError>) {
    switch result {
    case .success(let quarters):
      state = .idle
      sort(quarters)
    case .failure(let error) where state == .loading:
      state = .failed(error)
    case .failure:
      state = .idle
      observers.notify(.refreshFailed)
    }
  }

  private func sort(_ quarters: [Quarter]) {
    self.quarters = order.sorted(quarters)
    observers.notify(.quarters)
  }
}
