import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct ArticleModelTests {
  @Test("It has the article that it is given, or none yet")
  func atFirst() {
    #expect(ArticleModel(id: "trams", article: .trams).article == .trams)
    #expect(ArticleModel(id: "trams").article == nil)
  }
}
