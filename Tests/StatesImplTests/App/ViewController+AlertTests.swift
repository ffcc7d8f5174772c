import HeadlessUI
import Testing

@testable import StatesImpl

struct ViewControllerAlertTests {
  private let window = Window()
  private let viewController = ViewController()

  init() {
    window.rootViewController = viewController
  }

  @Test("A message has an OK, which says that it was read")
  func message() throws {
    var isRead = false
    viewController.showAlert("Nobody is here.") { isRead = true }
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Nobody is here.", buttons: ["OK"]))
    #expect(!isRead)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(isRead)
  }

  @Test("Under another alert nothing is said, then or later")
  func oneAtATime() throws {
    viewController.showAlert("First")
    viewController.showAlert("Second", actions: [])
    #expect(window.snapshot.alert?.title == "First")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }
}
