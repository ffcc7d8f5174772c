import HeadlessUI
import Testing

@testable import StatesImpl

struct ViewControllerMessageTests {
  @Test("A message is told in an alert, and OK says that it was read")
  func message() throws {
    let window = Window()
    let viewController = ViewController()
    window.rootViewController = viewController
    var isRead = false
    viewController.showMessage("Nobody is here.") { isRead = true }
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Nobody is here.", buttons: ["OK"]))
    #expect(!isRead)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(isRead)
  }
}
