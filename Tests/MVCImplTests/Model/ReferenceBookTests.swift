import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct ReferenceBookTests {
  private let service = ArticlesServiceDouble()
  private let book: ReferenceBook

  init() {
    book = ReferenceBook(service: service)
    book.load()
  }

  @Test("The articles are there by category once they are loaded")
  func loaded() throws {
    try service.requests[0].answer(.success(.book))
    #expect(book.items.map(\.name) == ["Getting around", "Eating"])
    #expect(book.items.map(\.articles) == [[.trams, .hills], [.coffee]])
  }
}
