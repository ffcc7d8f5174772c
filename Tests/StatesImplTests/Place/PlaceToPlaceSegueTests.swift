import SharedModel
import Testing

@testable import StatesImpl

struct PlaceToPlaceSegueTests {
  private let fixture = AppFixture()

  @Test("The place that follows shares the list; before it is known there is nothing to go on with")
  func handOver() {
    let list = PlaceList(query: PlaceQuery(), service: fixture.places)
    let request = list.load { _ in }
    fixture.places.requests[0].answer(.success(.first))
    let place = PlaceControllerState(
      PlaceMemento(place: .aljube, list: list), dependencies: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(PlaceToPlaceSegue().handOver(from: place)?.id == nil)
    place.didTapNext()
    let memento = PlaceToPlaceSegue().handOver(from: place)
    #expect(memento?.place == .fado)
    #expect(memento.map { ObjectIdentifier($0.list) } == ObjectIdentifier(list))
    withExtendedLifetime(request) {}
  }
}
