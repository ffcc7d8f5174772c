import SharedModel

/// A list that is loaded as a whole, and can be loaded again.
class LoadedList<Item> {
  /// A change of the list.
  enum Change: Hashable {
    /// Something began or ended; `state` says what.
    case state
    /// The items were loaded or sorted.
    case items
    /// The items couldn't be loaded again.
    case refreshFailed
  }

  /// What is in flight, or how that failed.
  enum State: Hashable {
    case idle
    case loading
    case failed(ServiceError)
    case refreshing
  }

  /// The items in the order of the list.
  private(set) var items: [Item] = [] {
    didSet { observers.notify(.items) }
  }
  private(set) var state = State.idle {
    didSet { observers.notify(.state) }
  }
  private let fetchItems: (@escaping Reply<[Item]>) -> Cancellable
  private let observers = ObserverList<Change>()
  private var request: Cancellable?

  /// Creates a list with nothing loaded.
  init(fetchItems: @escaping (@escaping Reply<[Item]>) -> Cancellable) {
    self.fetchItems = fetchItems
  }

  /// Calls `react` after each change, until the result is cancelled or released.
  func observe(_ react: @escaping @MainActor (Change) -> Void) -> Cancellable {
    observers.add(react)
  }

  // MARK: - Loading

  func load() {
    fetch(.loading)
  }

  /// Loads the items again while the present ones stay; after a failed load, the same as `load()`.
  func refresh() {
    switch state {
    case .idle: fetch(.refreshing)
    case .failed: load()
    case .loading, .refreshing: break
    }
  }

  private func fetch(_ state: State) {
    self.state = state
    request = fetchItems { [weak self] in self?.didFetch($0) }
  }

  private func didFetch(_ result: Result<[Item], ServiceError>) {
    switch result {
    case .success(let items):
      state = .idle
      self.items = sorted(items)
    case .failure(let error) where state == .loading:
      state = .failed(error)
    case .failure:
      state = .idle
      observers.notify(.refreshFailed)
    }
  }

  // MARK: - Order

  /// Returns the items in the order of the list: the backend's, unless a subclass has another.
  func sorted(_ items: [Item]) -> [Item] {
    items
  }

  /// Sorts the items again after the order has changed.
  func sort() {
    if !items.isEmpty { items = sorted(items) }
  }
}
