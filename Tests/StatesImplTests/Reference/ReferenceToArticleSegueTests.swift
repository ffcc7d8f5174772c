import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceToArticleSegueTests {
  @Test("The article is the one of the row")
  func handOver() {
    let book = ReferenceControllerState(
      ReferenceMemento(), service: ArticlesServiceDouble(), delegate: StateDelegateSpy())
    #expect(ReferenceToArticleSegue().handOver(.hills, from: book)?.article == .hills)
  }
}
