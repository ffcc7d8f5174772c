import SharedModel

/// Brings the articles from the backend.
final class ReferenceInteractor {
  weak var output: (any ReferenceInteractorOutput)?  // the presenter, which owns this
  private let service: any ArticlesService
  private var request: Cancellable?

  init(service: any ArticlesService) {
    self.service = service
  }

  private func didReply(_ result: Result<[Article], ServiceError>) {
    request = nil
    switch result {
    case .success(let articles): output?.didObtainCategories(ArticleCategory.grouped(articles).map(item))
    case .failure(let error): output?.didFailToObtainCategories(error)
    }
  }

  private func item(of category: ArticleCategory) -> ArticleCategoryItem {
    ArticleCategoryItem(name: category.name, articles: category.articles.map { ArticleItem($0) })
  }
}

// MARK: - ReferenceInteractorInput

extension ReferenceInteractor: ReferenceInteractorInput {
  func obtainCategories() {
    request = service.fetchArticles { [weak self] in self?.didReply($0) }
  }
}
