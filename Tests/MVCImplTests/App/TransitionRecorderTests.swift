import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct TransitionRecorderTests {
  private let fixture = AppFixture()
  private let reference: ReferenceViewController
  private let navigationController: NavigationController
  private let recorder: TransitionRecorder

  init() {
    reference = ReferenceViewController(articles: fixture.articles)
    navigationController = NavigationController(rootViewController: reference)
    recorder = fixture.screens.places.place.transitions
  }

  private func expectRecorded() {
    #expect(fixture.logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("A transition is logged by the name of its screen, and where the user is then is kept")
  func transition() {
    recorder.record(reference, in: navigationController)
    expectRecorded()
  }

  @Test("What the stack shows is a transition")
  func stack() {
    navigationController.delegate = recorder
    fixture.window.rootViewController = navigationController
    expectRecorded()
  }
}
