import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesBuilderTests {
  private let fixture = NavigationFixture()
  private let builder: PlacesBuilder
  private var places: PlacesServiceDouble { fixture.device.places }

  init() {
    builder = PlacesBuilder(dependencies: fixture.dependencies)
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    let query = PlaceQuery(text: "fado", quarterID: "alfama")
    fixture.push(builder.build(title: "Alfama", query: query))
    #expect(places.queries == [query])
    places.answer([.fado])
    try fixture.window.perform(.selectRow(number: 1, id: "places.list"))
    #expect(fixture.titles == ["", "Alfama", "Fado"])
  }

  @Test func theSearchWaitsAsLongAsIsConfigured() throws {
    fixture.push(builder.build(title: "Places", query: PlaceQuery()))
    places.answer([.fado])
    try fixture.window.perform(.type(text: "f", id: "places.search"))
    let clock = fixture.device.clock
    #expect(clock.nextDue == clock.now + fixture.device.dependencies.configuration.searchDebounce)
  }
}
