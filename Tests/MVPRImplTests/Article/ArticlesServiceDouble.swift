import SharedModel

/// Keeps the last requests for all articles and for one until a test answers them or they are cancelled.
final class ArticlesServiceDouble: ArticlesService {
  private(set) var listRequestCount = 0
  private(set) var requestedIDs: [Article.ID] = []
  private(set) weak var articleRequest: Cancellable?  // who asked owns it
  private var listReply: Reply<[Article]>?
  private var articleReply: Reply<Article>?

  /// Whether a request is neither answered nor cancelled.
  var isAsked: Bool { listReply != nil || articleReply != nil }

  func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    listRequestCount += 1
    listReply = reply
    return Cancellable { self.listReply = nil }
  }

  func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    requestedIDs.append(id)
    articleReply = reply
    let request = Cancellable { self.articleReply = nil }
    articleRequest = request
    return request
  }

  func answer(_ result: Result<[Article], ServiceError>) {
    let reply = listReply
    listReply = nil
    reply?(result)
  }

  func answer(_ result: Result<Article, ServiceError>) {
    let reply = articleReply
    articleReply = nil
    reply?(result)
  }
}
