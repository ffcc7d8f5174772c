import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SortQuartersActionTests {
  @Test("It answers at once with the quarters in that order", arguments: QuarterOrder.allCases)
  func run(order: QuarterOrder) {
    var sorted: [Quarter] = []
    SortQuartersAction(quarters: .unsorted, order: order).run { sorted = $0 }
    #expect(sorted.map(\.name) == (order == .name ? ["Alfama", "Belém", "Chiado"] : ["Chiado", "Alfama", "Belém"]))
  }
}
