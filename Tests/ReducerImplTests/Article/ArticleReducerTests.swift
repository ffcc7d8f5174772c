import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct ArticleReducerTests {
  private let service = ArticlesServiceDouble()

  private func store(_ state: ArticleState) -> TestStore<ArticleState, ArticleAction> {
    TestStore(state, reducer: ArticleReducer(service: service))
  }

  @Test("Given by the list it is shown at once, without a request")
  func given() {
    let store = store(ArticleState(.trams))
    store.send(.viewDidLoad)
    #expect(service.articleRequests.isEmpty)
    #expect(store.state.article == .trams)
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loads() throws {
    let store = store(ArticleState(id: "trams"))
    store.send(.viewDidLoad)
    try service.articleRequests[0].answer(.success(.trams))
    store.receive(.articleLoaded(.success(.trams))) { $0.article = .trams }
  }

  @Test("A failed load is told, and OK goes back")
  func fails() throws {
    let store = store(ArticleState(id: "trams"))
    store.send(.viewDidLoad)
    try service.articleRequests[0].answer(.failure(.notFound))
    store.receive(.articleLoaded(.failure(.notFound)))
    store.receive(.delegate(.loadFailed(.notFound)))
  }

  @Test("It is part of the navigation state")
  func saved() {
    for state in [ArticleState(.trams), ArticleState(id: "trams")] {
      #expect(Screen(id: 1, content: .article(state)).saved == .article(id: "trams"))
    }
  }
}
