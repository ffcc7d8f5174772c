import SharedModel
import Testing

@testable import StatesImpl

struct PlacesMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = PlacesMemento(title: "Alfama", query: PlaceQuery(text: "fa", quarterID: "alfama"))
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is PlacesControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }

  @Test("A page that could not be loaded is missing until it is there, whoever has loaded it")
  func lacksPage() {
    var memento = PlacesMemento(title: "Places", query: PlaceQuery())
    #expect(!memento.lacksPage)
    let list = PlaceList(query: memento.query, service: fixture.places)
    memento.list = list
    memento.failedPage = list.loadedPages
    #expect(memento.lacksPage)
    let request = list.loadMore { _ in }
    fixture.places.requests[0].answer(.success(.empty))
    #expect(!memento.lacksPage)
    withExtendedLifetime(request) {}
  }
}
