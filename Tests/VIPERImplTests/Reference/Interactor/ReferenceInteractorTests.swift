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
  func failure(error: ServiceError) {
    service.requests.answer(.failure(error))
    #expect(output.errors == [error] && output.categories.isEmpty)
  }

  @Test("Articles stand in the sections of their categories")
  func categories() {
    service.requests.answer(.success([Fixtures.trams, Fixtures.lifts, Fixtures.fado]))
    let trams = ArticleItem(id: "trams", title: "Trams", body: "Take the 28.")
    let lifts = ArticleItem(id: "lifts", title: "Lifts", body: "Take Santa Justa.")
    let fado = ArticleItem(id: "fado", title: "Fado", body: "Listen in silence.")
    #expect(
      output.categories == [
        [
          ArticleCategoryItem(name: "Getting around", articles: [trams, lifts]),
          ArticleCategoryItem(name: "Music", articles: [fado]),
        ]
      ])
  }

  @Test("The request is under way until it is answered")
  func request() {
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
  }
}
