import HeadlessUI
import Testing

@testable import StatesImpl

struct AlertControllerMessageTests {
  private let window = Window()
  private let viewController = ViewController()

  init() {
    window.rootViewController = viewController
  }

  @Test("A message has an OK, which says that it was read")
  func message() throws {
    var isRead = false
    AlertController(message: "Nobody is here.") { isRead = true }.show(over: viewController)
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Nobody is here.", buttons: ["OK"]))
    #expect(!isRead)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(isRead)
  }

  @Test("Under another alert nothing is said, then or later")
  func oneAtATime() throws {
    AlertController(message: "First").show(over: viewController)
    AlertController(title: "Second", actions: []).show(over: viewController)
    #expect(window.snapshot.alert?.title == "First")
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }
}
