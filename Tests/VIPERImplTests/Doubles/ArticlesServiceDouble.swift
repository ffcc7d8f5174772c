import SharedModel

final class ArticlesServiceDouble: ArticlesService {
  let requests = RequestLog<[Article]>()
  let articleRequests = RequestLog<Article>()
  private(set) var ids: [Article.ID] = []

  func fetchArticles(reply: @escaping Reply<[Article]>) -> Cancellable {
    requests.add(reply)
  }

  func fetchArticle(id: Article.ID, reply: @escaping Reply<Article>) -> Cancellable {
    ids.append(id)
    return articleRequests.add(reply)
  }
}
