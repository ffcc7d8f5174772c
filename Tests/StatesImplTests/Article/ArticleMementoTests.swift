import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct ArticleMementoTests {
  @Test("Until the article is loaded it has no title")
  func title() {
    #expect(ArticleMemento(id: "trams").title == "")
    #expect(ArticleMemento(article: .trams).title == "Trams")
  }
}
