import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct StateFactoryTests {
  private let device = DeviceDouble()

  private func makeState(_ memento: any StateMemento) -> any AppControllerState {
    StateFactory(dependencies: device.dependencies).makeState(from: memento, delegate: StateDelegateSpy())
  }

  @Test("Each memento makes its own state, which has it, under its name and title")
  func states() {
    let query = PlaceQuery(text: "fa", quarterID: "alfama")
    let mementos: [any StateMemento] = [
      SignInMemento(message: "Expired"), MenuMemento(), QuartersMemento(order: .name),
      PlacesMemento(title: "Alfama", query: query), PlaceMemento(place: .fado, list: LoadedPlaces(query: query)),
      NoteMemento(draft: NoteDraft(placeID: "fado", text: "Loud")), ReferenceMemento(), ArticleMemento(article: .trams),
    ]
    for memento in mementos {
      let state = makeState(memento)
      #expect(type(of: state.memento) == type(of: memento))
      #expect(state.viewController.nibName == memento.screenName)
      #expect(state.viewController.title == memento.title)
      #expect(state.memento.savedScreen == memento.savedScreen)
    }
  }

  @Test("All places share what becomes of favourites")
  func favourites() throws {
    let factory = StateFactory(dependencies: device.dependencies)
    for _ in 0..<2 {
      let memento = PlaceMemento(place: .fado, list: LoadedPlaces(query: PlaceQuery()))
      let place = factory.makeState(from: memento, delegate: StateDelegateSpy()) as? PlaceControllerState
      place?.didToggleFavourite(!device.favourites.contains("fado"))
    }
    #expect(device.favourite.values == [true])
    try device.favourite.requests[0].answer(.success(()))
    #expect(device.favourite.values == [true, false])
  }
}
