import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct MenuAssemblyTests {
  private let assemblies = AssembliesFixture()

  @Test("A cover in the cache is shown without a request")
  func cachedCover() {
    assemblies.device.cover.cached = ImageData(name: "cover")
    let window = Window()
    window.rootViewController = assemblies.menu.makeModule()
    #expect(window.lines.contains("  menu.cover: image “cover”"))
    #expect(assemblies.device.cover.requests.isEmpty)
  }

  @Test("The module greets the user, and counts the favourites that all share")
  func parts() throws {
    let window = Window()
    window.rootViewController = assemblies.menu.makeModule()
    try assemblies.device.favourites.set(true, id: "maat")
    #expect(
      window.lines.prefix(6) == [
        "screen: menu “Lisbon”", "  menu.greeting: label “Hello, Mark”", "  menu.cover: image “placeholder”",
        "  menu.sections: list, 3 rows", "    “Quarters”", "    “Places” badge 1",
      ])
  }

  @Test("Each row leads to its screen", arguments: [(1, "quarters"), (2, "places"), (3, "reference")])
  func rows(number: Int, name: String) throws {
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: assemblies.menu.makeModule())
    try window.perform(.selectRow(number: number, id: "menu.sections"))
    #expect(window.snapshot.stack.map(\.name) == ["menu", name])
  }
}
