import SharedModel
import Testing

@testable import StatesImpl

struct SignInMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = SignInMemento(message: nil)
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is SignInControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }
}
