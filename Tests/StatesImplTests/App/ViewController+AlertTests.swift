import HeadlessUI
import Testing

@testable import StatesImpl

struct AlertControllerMessageTests {
  @Test("A message has an OK, which says that it was read")
  func message() throws {
    let window = Window()
    let viewController = ViewController()
    window.rootViewController = viewController
    var isRead = false
    viewController.present(AlertController(message: "Nobody is here.") { isRead = true })
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Nobody is here.", buttons: ["OK"]))
    #expect(!isRead)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(isRead)
  }
}
