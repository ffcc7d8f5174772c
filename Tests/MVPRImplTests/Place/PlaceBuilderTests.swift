import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlaceBuilderTests {
  private let fixture = NavigationFixture()
  private let builder: PlaceBuilder

  init() {
    builder = PlaceBuilder(dependencies: fixture.dependencies)
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    fixture.push(builder.build(id: "torre", query: PlaceQuery()))
    try fixture.device.place.requests[0].answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.opened == [])
  }

  @Test func aPlaceAtHandIsNotAskedForAndStandsInItsList() throws {
    let list = PlaceSequenceDouble()
    list.next = .fado
    fixture.push(builder.build(place: .aljube, in: list))
    #expect(fixture.device.place.requests.isEmpty)
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(fixture.titles == ["", "Aljube", "Fado"])
  }

  @Test func otherwiseItStandsInThePlacesOfTheQuery() throws {
    let query = PlaceQuery(text: "o", quarterID: "belem")
    fixture.push(builder.build(id: "torre", query: query))
    try fixture.device.place.requests[0].answer(.success(.torre))
    try fixture.window.perform(.tap(id: "place.next"))
    #expect(fixture.device.places.queries == [query])
  }
}
