import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct ArticleItemArticleTests {
  @Test("The copy has all that a screen may know of an article")
  func copy() {
    #expect(ArticleItem(.trams) == ArticleItem(id: "trams", title: "Trams", body: "Hold the card."))
  }
}
