import SharedModel
import Testing

@testable import StatesImpl

struct PlacesToPlaceSegueTests {
  private let fixture = AppFixture()

  private func makeState() -> PlacesControllerState {
    PlacesControllerState(
      PlacesMemento(title: "Places", query: PlaceQuery()), dependencies: fixture.dependencies,
      delegate: StateDelegateSpy())
  }

  @Test("Without a place there is nothing to go on with")
  func nothingSelected() {
    #expect(PlacesToPlaceSegue().handOver(from: makeState())?.id == nil)
  }

  @Test("The place is the one of the row, and shares the list")
  func handOver() {
    let places = makeState()
    places.didLoadView()
    fixture.places.requests[0].answer(.success(.first))
    places.didSelectRow(at: .init(row: 1))
    let memento = PlacesToPlaceSegue().handOver(from: places)
    #expect(memento?.place == .fado)
    #expect(memento.map { ObjectIdentifier($0.list) } == places.memento.list.map { ObjectIdentifier($0) })
  }
}
