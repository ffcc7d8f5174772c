import SharedModel

/// The articles of the reference book, by category.
final class ReferenceBook {
  /// A change of the book.
  enum Change: Hashable {
    /// Something began or ended; `state` says what.
    case state
    /// The articles were loaded.
    case categories
    /// The articles couldn't be loaded again.
    case refreshFailed
  }

  /// What is in flight, or how that failed.
  enum State: Hashable {
    case idle
    case loading
    case failed(ServiceError)
    case refreshing
  }

  /// The categories, in the order of the book.
  private(set) var categories: [ArticleCategory] = []
  private(set) var state = State.idle {
    didSet { observers.notify(.state) }
  }
  private let service: any ArticlesService
  private let observers = ObserverList<Change>()
  private var request: Cancellable?

  /// Creates a book with nothing loaded.
  init(service: any ArticlesService) {
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

  /// Loads the articles again while the present ones stay; after a failed load, the same as `load()`.
  func refresh() {
    switch state {
    case .idle: fetch(.refreshing)
    case .failed: load()
    case .loading, .refreshing: break
    }
  }

  private func fetch(_ state: State) {
    self.state = state
    request = service.fetchArticles { [weak self] in self?.didFetch($0) }
  }

  private func didFetch(_ result: Result<[Article], ServiceError>) {
    switch result {
    case .success(let articles):
      state = .idle
      group(articles)
    case .failure(let error) where state == .loading:
      state = .failed(error)
    case .failure:
      state = .idle
      observers.notify(.refreshFailed)
    }
  }

  private func group(_ articles: [Article]) {
    categories = ArticleCategory.grouped(articles)
    observers.notify(.categories)
  }
}
