import Observation
import SharedModel

/// The state of the screen of an article.
@Observable
final class ArticleViewModel {
  let id: Article.ID

  @ObservationIgnored var showAlert: (Alert) -> Void = { _ in }
  @ObservationIgnored var didLeave: () -> Void = {}

  private let service: any ArticlesService
  private var article: Article?
  @ObservationIgnored private var request: Cancellable?

  var title: String { article?.title ?? "" }
  /// The article's text; `nil` until there is one.
  var body: String? { article?.body }

  /// Creates the state of an article. If no article is given, `load()` obtains it.
  init(id: Article.ID, known article: Article?, service: any ArticlesService) {
    self.id = id
    self.article = article
    self.service = service
  }

  func load() {
    guard article == nil else { return }
    request = service.fetchArticle(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    request = nil
    switch result {
    case .success(let loaded): article = loaded
    case .failure(let failure): showAlert(Alert(failure.message) { [weak self] in self?.didLeave() })
    }
  }
}
