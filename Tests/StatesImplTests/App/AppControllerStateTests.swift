import AppDoubles
import HeadlessUI
import Testing

@testable import StatesImpl

/// Tests the default behaviour of a state.
struct AppControllerStateTests {
  private let state = ArticleControllerState(
    ArticleMemento(article: .trams), service: ArticlesServiceDouble(), delegate: StateDelegateSpy())

  @Test("It waits for nothing, and lets the user leave at once")
  func defaults() {
    var hasLeft = false
    state.confirmLeaving { hasLeft = true }
    #expect(hasLeft)
    #expect(!state.isWaiting)
  }

  @Test("It takes what the system says without a word", arguments: SystemEvent.allCases)
  func events(event: SystemEvent) {
    let window = Window()
    window.rootViewController = state.viewController
    let before = window.snapshot
    state.receive(event)
    #expect(window.snapshot == before)
  }
}
