import SharedModel
import Testing

@testable import StatesImpl

struct PlaceMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = PlaceMemento(place: .fado, list: PlaceList(query: PlaceQuery(), service: fixture.places))
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is PlaceControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }

  @Test("Until the place is loaded it has no title")
  func title() {
    var memento = PlaceMemento(id: "fado", list: PlaceList(query: PlaceQuery(), service: fixture.places))
    #expect(memento.title == "")
    memento.place = .fado
    #expect(memento.title == "Fado")
  }
}
