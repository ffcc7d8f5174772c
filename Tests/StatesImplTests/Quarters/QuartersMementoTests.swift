import SharedModel
import Testing

@testable import StatesImpl

struct QuartersMementoTests {
  private let fixture = AppFixture()

  @Test("It builds its own state, which has it, under its name and title")
  func makeState() {
    let memento = QuartersMemento(order: .name)
    let state = memento.makeState(with: fixture.dependencies, delegate: StateDelegateSpy())
    #expect(state is QuartersControllerState)
    #expect(state.viewController.nibName == memento.screenName)
    #expect(state.viewController.title == memento.title)
    #expect(state.memento.savedScreen == memento.savedScreen)
  }

  @Test("Its order outlives the process, what was loaded doesn't")
  func savedScreen() {
    #expect(QuartersMemento(order: .name, quarters: .unsorted).savedScreen == .quarters(order: .name))
  }
}
