import SharedModel

final class ArticlesServiceDouble: ArticlesService {
  let requests = RequestLog<[Article]>()
  let articleRequests = RequestLog<Article>()
  private(set) var ids: [Article.ID] = []

  func obtainArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    requests.add(reply)
  }

  func obtainArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    ids.append(id)
    return articleRequests.add(reply)
  }
}
