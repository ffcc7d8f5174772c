import SharedModel
import Testing

@testable import StatesImpl

struct ReferenceMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = ReferenceMemento()
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is ReferenceControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }
}
