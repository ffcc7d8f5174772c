import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: PlacesServiceDouble { assemblies.device.places }

  @Test("It loads the first page when it first appears, and only then")
  func loading() throws {
    let module = assemblies.guide.places.makeModule()
    let query = PlaceQuery(text: "a", quarterID: "belem")
    module.input.configureModule(title: "Belém", query: query)
    #expect(service.requests.isEmpty)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.queries == [query] && service.pages == [0])
    #expect(window.lines.last == "  places.spinner: spinner")
    try service.requests[0].answer(.success(PlacePage(places: [.maat], isLast: false)))
    let lines = window.lines
    #expect(lines.first == "screen: places “Belém”" && lines.contains("  places.search: text field “a”"))
    #expect(lines.suffix(2) == ["  places.list: list, 1 rows", "    “MAAT” “White”"])
    try window.perform(.selectRow(number: 1, id: "places.list"))
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }

  @Test("A search waits until 300 ms after the last edit")
  func search() throws {
    let window = Window()
    window.rootViewController = assemblies.guide.places.makeModule().viewController
    try window.perform(.type(text: "m", id: "places.search"))
    assemblies.device.clock.advance(by: .milliseconds(299))
    try window.perform(.type(text: "ma", id: "places.search"))
    assemblies.device.clock.advance(by: .milliseconds(299))
    #expect(service.queries.map(\.text) == [""])
    assemblies.device.clock.advance(by: .milliseconds(1))
    #expect(service.queries.map(\.text) == ["", "ma"])
  }
}
