import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersBuilderTests {
  private let fixture = NavigationFixture()
  private let builder: QuartersBuilder

  init() {
    builder = QuartersBuilder(dependencies: fixture.dependencies)
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    fixture.push(builder.build(order: .name))
    try fixture.device.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(fixture.titles == ["", "Quarters", "Alfama"])
  }

  @Test func withoutAWordOnTheOrderTheQuartersStandByPriority() {
    fixture.push(builder.build())
    #expect(fixture.opened == [.quarters(order: .priority)])
  }
}
