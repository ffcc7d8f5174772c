import SharedModel

/// The view model of an article.
final class ArticleViewModel {
  let title: Observable<String>
  /// The article's text, or nil until it is loaded.
  let body: Observable<String?>

  weak var coordinatorDelegate: (any ArticleViewModelCoordinatorDelegate)?  // owned by its parent coordinator

  private let id: Article.ID
  /// The service that loads the article, or nil if it was known from the start.
  private let service: (any ArticlesService)?
  private var request: Cancellable?

  /// Creates the view model of an article that is known already.
  init(article: Article) {
    id = article.id
    title = Observable(article.title)
    body = Observable(article.body)
    service = nil
  }

  /// Creates the view model of an article that has to be loaded.
  init(id: Article.ID, articles service: any ArticlesService) {
    self.id = id
    title = Observable("")
    body = Observable(nil)
    self.service = service
  }

  // MARK: - Input

  func load() {
    request = service?.fetchArticle(id: id) { [weak self] in self?.didLoad($0) }
  }

  // MARK: - Output

  private func didLoad(_ result: Result<Article, ServiceError>) {
    request = nil
    switch result {
    case .success(let article):
      title.value = article.title
      body.value = article.body
    case .failure(let failure):
      coordinatorDelegate?.articleDidFailToLoad(failure.message)
    }
  }
}

// MARK: - RestorableViewModel

extension ArticleViewModel: RestorableViewModel {
  var restorableState: SavedState.Screen { .article(id: id) }
}
