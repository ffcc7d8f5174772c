import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct ReferenceAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: ArticlesServiceDouble { assemblies.device.articles }

  @Test("It loads when it first appears, and only then")
  func loading() throws {
    let module = assemblies.guide.reference.makeModule()
    #expect(service.requests.isEmpty)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.requests.count == 1 && window.lines.last == "  reference.spinner: spinner")
    try service.requests[0].answer(.success([.trams, .coffee]))
    let lines = window.lines
    #expect(
      lines == [
        "screen: reference “Reference book”", "  reference.list: list, 2 rows", "    — Getting around",
        "    “Trams”", "    — Eating", "    “Coffee”",
      ])
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(window.lines.last == "  article.body: label “Short and strong.”")
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }
}
