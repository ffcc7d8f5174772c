import HeadlessUI
import SharedModel

/// Shows an article that it is given or loads.
final class ArticleControllerState: AppControllerState {
  private(set) var memento: ArticleMemento
  let viewController = ArticleViewController()
  private let service: any ArticlesService
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private var request: Cancellable?

  init(_ memento: ArticleMemento, service: any ArticlesService, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.service = service
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(
    _ memento: ArticleMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate
  ) {
    self.init(memento, service: objects.app.articles, delegate: delegate)
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    switch result {
    case .success(let article): show(article)
    case .failure(let error):
      AlertController(message: error.loadMessage) { [weak self] in self?.delegate?.unwind() }.show(over: viewController)
    }
  }

  private func show(_ article: Article) {
    memento.article = article
    viewController.title = memento.title
    viewController.showBody(article.body)
  }
}

// MARK: - ArticleMessages

extension ArticleControllerState: ArticleMessages {
  func didLoadView() {
    if let article = memento.article { return show(article) }
    viewController.showBody(nil)
    request = service.fetchArticle(id: memento.id) { [weak self] in self?.didLoad($0) }
  }
}
