import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct TransitionRecorderTests {
  private let device = DeviceDouble()
  private let reference: ReferenceViewController
  private let navigationController: NavigationController
  private let recorder: TransitionRecorder

  init() {
    reference = ReferenceViewController(articles: device.articles)
    navigationController = NavigationController(rootViewController: reference)
    recorder = device.dependencies.makeScreens().places.place.transitions
  }

  private func expectRecorded() {
    #expect(device.logger.entries == [LogEntry(level: .info, message: "transition: reference")])
    #expect(device.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("A transition is logged by the name of its screen, and the navigation state is saved")
  func transition() {
    recorder.record(reference, in: navigationController)
    expectRecorded()
  }

  @Test("What the stack shows is a transition")
  func stack() {
    recorder.navigationController(navigationController, didShow: reference)
    expectRecorded()
  }
}
