import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct ReferenceModelTests {
  @Test("An article stands in the section of its category")
  func article() {
    let model = ReferenceModel()
    #expect(model.article(at: 0, row: 0) == nil)
    model.categories = ArticleCategory.grouped(.book)
    #expect(model.article(at: 0, row: 1) == .hills)
    #expect(model.article(at: 1, row: 0) == .coffee)
  }
}
