import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct PlaceToPlaceSegueTests {
  private let device = DeviceDouble()

  @Test("The place that follows shares the list")
  func handOver() {
    let list = LoadedPlaces(query: PlaceQuery(), firstPage: .first)
    let place = PlaceControllerState(
      PlaceMemento(place: .aljube, list: list), in: device, delegate: StateDelegateSpy())
    let memento = PlaceToPlaceSegue().handOver(.fado, from: place)
    #expect(memento?.place == .fado)
    #expect(memento.map { ObjectIdentifier($0.list) } == ObjectIdentifier(list))
  }
}
