import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceToArticleSegueTests {
  @Test("The article is the one of the row; before there is one there is nothing to go on with")
  func handOver() {
    let service = ArticlesServiceDouble()
    let book = ReferenceControllerState(ReferenceMemento(), service: service, delegate: StateDelegateSpy())
    #expect(ReferenceToArticleSegue().handOver(from: book)?.id == nil)
    book.didLoadView()
    service.requests[0].answer(.success(.book))
    book.didSelectRow(at: .init(row: 1))
    #expect(ReferenceToArticleSegue().handOver(from: book)?.article == .hills)
  }
}
