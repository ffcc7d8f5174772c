import SharedModel

/// Lists the articles of the reference book by category.
final class ReferencePresenter {
  weak var view: (any ReferenceView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(Texts.referenceBook) }
  }
  private let service: any ArticlesService
  private let router: any ReferenceRouting
  private var categories: [ArticleCategory]?
  private var request: Cancellable?

  init(articles service: any ArticlesService, router: any ReferenceRouting) {
    self.service = service
    self.router = router
  }

  private func load() {
    view?.setLoadStatus(.loading)
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles):
      view?.setLoadStatus(.idle)
      show(articles)
    case .failure(let error):
      view?.setLoadStatus(.failed(error.message))
    }
  }

  private func refresh() {
    request = service.fetchArticles { [weak self] in self?.didRefresh($0) }
  }

  private func didRefresh(_ result: Result<[Article], ServiceError>) {
    request = nil
    view?.endRefreshing()
    switch result {
    case .success(let articles): show(articles)
    case .failure: router.showAlert(title: Texts.refreshFailed, button: Texts.ok)
    }
  }

  private func show(_ articles: [Article]) {
    let categories = ArticleCategory.grouped(articles)
    self.categories = categories
    view?.setSections(categories.map { ReferenceSection(title: $0.name, rows: $0.articles.map(\.title)) })
  }
}

// MARK: - ReferencePresenting

extension ReferencePresenter: ReferencePresenting {
  func viewDidLoad() {
    load()
  }

  func didSelectRow(at row: Int, inSection section: Int) {
    if let categories { router.openArticle(categories[section].articles[row]) }
  }

  func didPullToRefresh() {
    let hasLoaded = categories != nil
    if !hasLoaded { view?.endRefreshing() }
    guard request == nil else { return }
    if hasLoaded { refresh() } else { load() }
  }

  func didTapRetry() {
    load()
  }
}

// MARK: - RestorablePresenting

extension ReferencePresenter: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.reference)
  }
}
