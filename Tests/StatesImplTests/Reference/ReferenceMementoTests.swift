import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceMementoTests {
  @Test("It outlives the process, what was loaded doesn't")
  func savedScreen() {
    #expect(ReferenceMemento(articles: .book).savedScreen == .reference)
  }
}
