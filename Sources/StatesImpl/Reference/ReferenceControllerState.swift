import HeadlessUI
import SharedModel

/// Loads the articles of the reference book and groups them by category.
final class ReferenceControllerState: AppControllerState {
  private(set) var memento: ReferenceMemento
  let viewController = ReferenceViewController()
  private let service: any ArticlesService
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private let dataSource = ReferenceDataSource()
  private var request: Cancellable?

  var isWaiting: Bool { request != nil }

  init(_ memento: ReferenceMemento, service: any ArticlesService, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.service = service
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(
    _ memento: ReferenceMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate
  ) {
    self.init(memento, service: objects.app.articles, delegate: delegate)
  }

  // MARK: - Loading

  private func load() {
    memento.failure = nil
    viewController.showStatus(.loading)
    request = service.fetchArticles { [weak self] in self?.didLoad($0) }
  }

  private func refresh() {
    request = service.fetchArticles { [weak self] in self?.didRefresh($0) }
  }

  private func didLoad(_ result: Result<[Article], ServiceError>) {
    request = nil
    viewController.showStatus(.idle)
    switch result {
    case .success(let articles): show(articles)
    case .failure(let error): showFailure(error)
    }
    delegate?.didSettle()
  }

  private func didRefresh(_ result: Result<[Article], ServiceError>) {
    request = nil
    viewController.endRefreshing()
    switch result {
    case .success(let articles): show(articles)
    case .failure: AlertController(message: Texts.refreshFailed).show(over: viewController)
    }
    delegate?.didSettle()
  }

  private func showFailure(_ error: ServiceError) {
    memento.failure = error
    viewController.showStatus(.failed(error.loadMessage))
  }

  private func show(_ articles: [Article]) {
    memento.articles = articles
    dataSource.categories = ArticleCategory.grouped(articles)
    viewController.reloadRows()
  }
}

// MARK: - ReferenceMessages

extension ReferenceControllerState: ReferenceMessages {
  func didLoadView() {
    viewController.showRows(of: dataSource)
    if let failure = memento.failure {
      showFailure(failure)
    } else if let articles = memento.articles {
      show(articles)
    } else {
      load()
    }
  }

  func didPullToRefresh() {
    if memento.articles == nil { viewController.endRefreshing() }
    guard request == nil else { return }
    if memento.articles == nil { load() } else { refresh() }
  }

  func didTapRetry() {
    load()
  }

  func didSelectRow(at indexPath: IndexPath) {
    delegate?.perform(viewController.articleSegue, sender: dataSource.article(at: indexPath))
  }
}
