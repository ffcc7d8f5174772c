import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct ReferenceInteractorTests {
  private let service = ArticlesServiceDouble()
  private let output = ReferenceInteractorOutputDouble()
  private let interactor: ReferenceInteractor

  init() {
    interactor = ReferenceInteractor(service: service)
    interactor.output = output
    interactor.obtainCategories()
  }

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.categories.isEmpty)
  }

  @Test("Articles stand in the sections of their categories")
  func categories() throws {
    try service.requests[0].answer(.success([.trams, .hills, .coffee]))
    let trams = ArticleItem(id: "trams", title: "Trams", body: "Hold the card.")
    let hills = ArticleItem(id: "hills", title: "Hills", body: "Slopes are not.")
    let coffee = ArticleItem(id: "coffee", title: "Coffee", body: "Short and strong.")
    #expect(
      output.categories == [
        [
          ArticleCategoryItem(name: "Getting around", articles: [trams, hills]),
          ArticleCategoryItem(name: "Eating", articles: [coffee]),
        ]
      ])
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
