import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct QuartersAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: QuartersServiceDouble { assemblies.quartersService }

  @Test("It loads when it first appears, and only then")
  func loading() throws {
    let module = assemblies.quarters.makeModule()
    module.input.configureModule(order: .name)
    #expect(service.requests.count == 0)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.requests.count == 1 && window.lines.last == "  quarters.spinner: spinner")
    service.requests.answer(.success([Fixtures.belem, Fixtures.alfama]))
    let lines = window.lines
    #expect(
      lines == [
        "screen: quarters “Quarters”", "  quarters.order: segmented control Priority | [A–Z]",
        "  quarters.list: list, 2 rows", "    “Alfama” “Lanes and fado”", "    “belém” “By the river”",
      ])
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
    #expect(window.snapshot.stack.map(\.title) == ["Quarters", "Alfama"])
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }

  @Test("A reply to quarters that are gone changes nothing")
  func lateReply() {
    var module: Module<any QuartersModuleInput>? = assemblies.quarters.makeModule()
    let quarters = ModuleParts(of: module?.viewController, prefix: "Quarters")
    _ = module?.viewController.view
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
    module = nil
    #expect(quarters.names == ModuleParts.namesOfListModule("Quarters") && quarters.aliveNames.isEmpty)
    #expect(service.requests.cancelledCount == 1)
    service.requests.answer(.failure(.offline))
    #expect(quarters.aliveNames.isEmpty)
  }
}
