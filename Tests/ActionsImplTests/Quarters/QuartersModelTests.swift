import SharedModel
import Testing

@testable import ActionsImpl

struct QuartersModelTests {
  @Test("It starts with an order, and no quarters yet", arguments: QuarterOrder.allCases)
  func atFirst(order: QuarterOrder) {
    let model = QuartersModel(order: order)
    #expect(model.order == order)
    #expect(model.quarters == nil && model.status.wait == nil && model.status.failure == nil)
  }
}
