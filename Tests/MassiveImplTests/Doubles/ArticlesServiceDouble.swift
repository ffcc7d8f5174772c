import SharedModel

/// An articles service that keeps its requests for the test to answer.
final class ArticlesServiceDouble: ArticlesService {
  /// The requests for all articles.
  private(set) var requests = RequestDoubles<[Article]>()
  /// The requests for one article, and which one.
  private(set) var articleRequests = RequestDoubles<Article>()
  private(set) var ids: [Article.ID] = []

  func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }

  func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    articleRequests.append(request)
    ids.append(id)
    return request.makeCancellable()
  }
}
