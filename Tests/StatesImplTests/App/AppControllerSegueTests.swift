import SharedModel
import Testing

@testable import StatesImpl

struct AppControllerSegueTests {
  private let fixture = AppFixture()
  private let delegate = StateDelegateSpy()
  private let segue: any AppControllerSegue = MenuToPlacesSegue()

  private var menu: MenuControllerState {
    MenuControllerState(MenuMemento(), dependencies: fixture.dependencies, delegate: delegate)
  }
  private var book: ReferenceControllerState {
    ReferenceControllerState(ReferenceMemento(), service: fixture.articles, delegate: delegate)
  }

  @Test("Known as any segue, it takes its own source and no other")
  func memento() {
    #expect(segue.memento(from: menu) is PlacesMemento)
    #expect(segue.memento(from: book) == nil)
  }

  @Test("Most have nothing to hand back")
  func unwind() throws {
    let memento = PlacesMemento(title: "Places", query: PlaceQuery())
    segue.unwind(
      from: memento.makeState(with: fixture.dependencies, delegate: delegate), to: menu)
    segue.unwind(from: menu, to: book)
    #expect(delegate.events.isEmpty)
  }
}
