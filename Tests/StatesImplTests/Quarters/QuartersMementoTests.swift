import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct QuartersMementoTests {
  @Test("Its order outlives the process, what was loaded doesn't")
  func savedScreen() {
    #expect(QuartersMemento(order: .name, quarters: .unsorted).savedScreen == .quarters(order: .name))
  }
}
