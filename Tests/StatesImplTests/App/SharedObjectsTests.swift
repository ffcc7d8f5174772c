import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct SharedObjectsTests {
  private let device = DeviceDouble()

  private func makeState<Memento: StateMemento>(_ memento: Memento, sharing objects: SharedObjects) -> Memento.State {
    Memento.State(memento, sharing: objects, delegate: StateDelegateSpy())
  }

  @Test("Each memento names its own state, which has it, under its name and title")
  func states() {
    let query = PlaceQuery(text: "fa", quarterID: "alfama")
    let mementos: [any StateMemento] = [
      SignInMemento(message: "Expired"), MenuMemento(), QuartersMemento(order: .name),
      PlacesMemento(title: "Alfama", query: query), PlaceMemento(place: .fado, list: LoadedPlaces(query: query)),
      NoteMemento(draft: NoteDraft(placeID: "fado", text: "Loud")), ReferenceMemento(), ArticleMemento(article: .trams),
    ]
    for memento in mementos {
      let state: any AppControllerState = makeState(memento, sharing: SharedObjects(app: device.dependencies))
      #expect(state.viewController.nibName == memento.screenName)
      #expect(state.viewController.title == memento.title)
      #expect(state.memento.savedScreen == memento.savedScreen)
    }
  }

  @Test("All places share the changes of favourites")
  func favourites() throws {
    let objects = SharedObjects(app: device.dependencies)
    for _ in 0..<2 {
      let memento = PlaceMemento(place: .fado, list: LoadedPlaces(query: PlaceQuery()))
      makeState(memento, sharing: objects).didToggleFavourite(!device.favourites.contains("fado"))
    }
    #expect(device.favourite.values == [true])
    try device.favourite.requests[0].answer(.success(()))
    #expect(device.favourite.values == [true, false])
  }
}
