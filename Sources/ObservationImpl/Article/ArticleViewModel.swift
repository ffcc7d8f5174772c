import Observation
import SharedModel

/// What the screen of an article shows.
@Observable
final class ArticleViewModel {
  let id: Article.ID

  private let dependencies: GuideDependencies
  private var article: Article?
  @ObservationIgnored private var request: Cancellable?

  var title: String { article?.title ?? "" }
  /// The article's text; nil until there is one.
  var body: String? { article?.body }

  /// An article that is not known is loaded.
  init(id: Article.ID, known article: Article?, dependencies: GuideDependencies) {
    self.id = id
    self.article = article
    self.dependencies = dependencies
  }

  func load() {
    guard article == nil else { return }
    request = dependencies.app.articles.fetchArticle(id: id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Article, ServiceError>) {
    request = nil
    switch result {
    case .success(let loaded): article = loaded
    case .failure(let failure):
      let navigation = dependencies.navigation
      navigation?.say(Alert(failure.message) { [weak navigation] in navigation?.goBack() })
    }
  }
}
