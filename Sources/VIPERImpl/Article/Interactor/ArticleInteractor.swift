import SharedModel

/// Brings one article from the backend.
final class ArticleInteractor {
  weak var output: (any ArticleInteractorOutput)?  // the presenter, which owns this
  private let service: any ArticlesService
  private var request: Cancellable?

  init(service: any ArticlesService) {
    self.service = service
  }

  private func didReply(_ result: Result<Article, ServiceError>) {
    request = nil
    switch result {
    case .success(let article): output?.didObtainArticle(ArticleItem(article))
    case .failure(let error): output?.didFailToObtainArticle(error)
    }
  }
}

// MARK: - ArticleInteractorInput

extension ArticleInteractor: ArticleInteractorInput {
  func obtainArticle(id: String) {
    request = service.fetchArticle(id: id) { [weak self] in self?.didReply($0) }
  }
}
