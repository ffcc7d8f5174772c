import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct PlacesToPlaceSegueTests {
  private let device = DeviceDouble()

  private func makeState() -> PlacesControllerState {
    PlacesControllerState(
      PlacesMemento(title: "Places", query: PlaceQuery()), sharing: SharedObjects(app: device.dependencies),
      delegate: StateDelegateSpy())
  }

  @Test("The place is the one of the row, and shares the list")
  func handOver() throws {
    let places = makeState()
    places.didLoadView()
    try device.places.requests[0].answer(.success(.first))
    let memento = PlacesToPlaceSegue().handOver(.fado, from: places)
    #expect(memento?.place == .fado)
    #expect(memento.map { ObjectIdentifier($0.list) } == ObjectIdentifier(places.memento.list))
  }
}
