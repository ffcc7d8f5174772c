import SharedModel
import Testing

@testable import VIPERImpl

struct ArticleItemArticleTests {
  @Test("The copy has all that a screen may know of an article")
  func copy() {
    #expect(ArticleItem(Fixtures.trams) == ArticleItem(id: "trams", title: "Trams", body: "Take the 28."))
  }
}
