import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: PlacesServiceDouble { assemblies.placesService }

  @Test("It loads the first page when it first appears, and only then")
  func loading() throws {
    let module = assemblies.places.makeModule()
    let query = PlaceQuery(text: "a", quarterID: "belem")
    module.input.configureModule(title: "Belém", query: query)
    #expect(service.requests.count == 0)
    let window = Window()
    window.rootViewController = NavigationController(rootViewController: module.viewController)
    #expect(service.queries == [query] && service.pages == [0])
    #expect(window.lines.last == "  places.spinner: spinner")
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: false)))
    let lines = window.lines
    #expect(
      lines == [
        "screen: places “Belém”", "  places.search: text field “a”", "  places.list: list, 1 rows",
        "    “MAAT” “Art and power”",
      ])
    try window.perform(.selectRow(number: 1, id: "places.list"))
    try window.perform(.goBack)
    #expect(service.requests.count == 1 && window.lines == lines)
  }

  @Test("A search waits until 300 ms after the last edit")
  func search() throws {
    let window = Window()
    window.rootViewController = assemblies.places.makeModule().viewController
    try window.perform(.type(text: "m", id: "places.search"))
    assemblies.clock.advance(by: .milliseconds(299))
    try window.perform(.type(text: "ma", id: "places.search"))
    assemblies.clock.advance(by: .milliseconds(299))
    #expect(service.queries.map(\.text) == [""])
    assemblies.clock.advance(by: .milliseconds(1))
    #expect(service.queries.map(\.text) == ["", "ma"])
  }

  @Test("A reply to places that are gone changes nothing, nor does a change of the favourites")
  func latePlaces() throws {
    var module: Module<any PlacesModuleInput>? = assemblies.places.makeModule()
    let places = ModuleParts(of: module?.viewController, prefix: "Places")
    _ = module?.viewController.view
    #expect(service.requests.count == 1 && service.requests.cancelledCount == 0)
    module = nil
    #expect(places.names == ModuleParts.namesOfListModule("Places") && places.aliveNames.isEmpty)
    #expect(service.requests.cancelledCount == 1)
    service.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: true)))
    try assemblies.favourites.set(true, id: "maat")
    #expect(places.aliveNames.isEmpty)
  }
}
