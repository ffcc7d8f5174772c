import SharedModel

/// Shows an article that it is given or loads.
final class ArticlePresenter {
  weak var view: (any ArticleView)?  // the view controller, which owns this presenter
  private let id: Article.ID
  private let article: Article?
  private let service: any ArticlesService
  private let router: any ArticleRouting
  private var request: Cancellable?

  init(id: Article.ID, article: Article?, articles service: any ArticlesService, router: any ArticleRouting) {
    self.id = id
    self.article = article
    self.service = service
    self.router = router
  }

  private func load() {
    view?.setBody(nil)
    request = service.fetchArticle(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    request = nil
    switch result {
    case .success(let article): show(article)
    case .failure(let error):
      router.showAlert(title: error.message, button: Texts.ok) { [weak self] in self?.router.close() }
    }
  }

  private func show(_ article: Article) {
    view?.setTitle(article.title)
    view?.setBody(article.body)
  }
}

// MARK: - ArticlePresenting

extension ArticlePresenter: ArticlePresenting {
  func viewDidLoad() {
    if let article { show(article) } else { load() }
  }
}

// MARK: - RestorablePresenting

extension ArticlePresenter: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.article(id: id))
  }
}
