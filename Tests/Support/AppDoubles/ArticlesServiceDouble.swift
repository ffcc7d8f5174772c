package import SharedModel

/// An articles service that stores its requests for a test to answer.
package final class ArticlesServiceDouble: ArticlesService {
  /// Requests for all articles.
  package private(set) var requests = RequestDoubles<[Article]>()
  /// Requests for one article.
  package private(set) var articleRequests = RequestDoubles<Article>()
  package private(set) var ids: [Article.ID] = []

  package init() {}

  package func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    requests.append(request)
    return request.makeCancellable()
  }

  package func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    let request = RequestDouble(reply: reply)
    articleRequests.append(request)
    ids.append(id)
    return request.makeCancellable()
  }
}
