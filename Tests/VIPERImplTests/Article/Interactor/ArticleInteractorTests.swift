import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct ArticleInteractorTests {
  private let service = ArticlesServiceDouble()
  private let output = ArticleInteractorOutputDouble()
  private let interactor: ArticleInteractor

  init() {
    interactor = ArticleInteractor(service: service)
    interactor.output = output
    interactor.obtainArticle(id: "trams")
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    try service.articleRequests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.articles.isEmpty)
  }

  @Test("The article is handed out as a plain object")
  func article() throws {
    try service.articleRequests[0].answer(.success(.trams))
    #expect(output.articles == [ArticleItem(id: "trams", title: "Trams", body: "Hold the card.")])
  }

  @Test("Only the article that is wanted is asked for, and the request is under way until it is answered")
  func request() {
    #expect(service.ids == ["trams"] && service.requests.isEmpty)
    #expect(service.articleRequests.cancelledCount == 0)
  }
}
