import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct ReferenceAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: ArticlesServiceDouble { assemblies.articlesService }

  @Test("It loads when it first appears, and only then")
  func loading() throws {
    let module = assemblies.reference.makeModule()
    #expect(service.requests.count == 0)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.requests.count == 1 && window.lines.last == "  reference.spinner: spinner")
    service.requests.answer(.success([Fixtures.trams, Fixtures.fado]))
    let lines = window.lines
    #expect(
      lines == [
        "screen: reference “Reference book”", "  reference.list: list, 2 rows", "    — Getting around",
        "    “Trams”", "    — Music", "    “Fado”",
      ])
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(window.lines.last == "  article.body: label “Listen in silence.”")
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }

  @Test("A reply to a reference book that is gone changes nothing")
  func lateReference() {
    var module: Module<any RestorableModuleInput>? = assemblies.reference.makeModule()
    let reference = ModuleParts(of: module?.viewController, prefix: "Reference")
    _ = module?.viewController.view
    module = nil
    #expect(reference.names == ModuleParts.namesOfListModule("Reference") && reference.aliveNames.isEmpty)
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 1)
    service.requests.answer(.success([Fixtures.trams]))
    #expect(reference.aliveNames.isEmpty)
  }
}
