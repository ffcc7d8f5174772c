import SharedModel

/// Loads the article. Its screen has no controls.
final class ArticleInteractor {
  weak var delegate: (any ArticleInteractorDelegate)?  // owns the view, which owns this

  private let model: ArticleModel
  private let service: any ArticlesService
  private var loading: Cancellable?

  init(model: ArticleModel, service: any ArticlesService) {
    self.model = model
    self.service = service
  }

  /// Loads the article, unless the model has it.
  func start() {
    guard model.article == nil else { return }
    loading = LoadArticleAction(id: model.id, service: service).run { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    switch result {
    case .success(let article):
      model.article = article
      delegate?.interactorDidLoadArticle()
    case .failure(let error): delegate?.interactorDidFailToLoad(error)
    }
  }
}
