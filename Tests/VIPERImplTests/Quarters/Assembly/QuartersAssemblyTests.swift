import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: QuartersServiceDouble { assemblies.device.quarters }

  @Test("It loads when it first appears, and only then")
  func loading() throws {
    let module = assemblies.guide.quarters.makeModule()
    module.input.configureModule(order: .name)
    #expect(service.requests.isEmpty)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.requests.count == 1 && window.lines.last == "  quarters.spinner: spinner")
    try service.requests[0].answer(.success([.belem, .alfama]))
    let lines = window.lines
    #expect(
      lines == [
        "screen: quarters “Quarters”", "  quarters.order: segmented control Priority | [A–Z]",
        "  quarters.list: list, 2 rows", "    “Alfama” “Steep”", "    “Belém” “Wide”",
      ])
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(window.snapshot.stack.map(\.title) == ["Quarters", "Alfama"])
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }
}
