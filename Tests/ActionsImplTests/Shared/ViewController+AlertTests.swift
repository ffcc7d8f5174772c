import HeadlessUI
import Testing

@testable import ActionsImpl

struct ViewControllerAlertTests {
  @Test("One alert is shown at a time: what would show another one says nothing")
  func oneAtATime() throws {
    let window = Window()
    let viewController = ViewController(nibName: "below")
    window.rootViewController = viewController
    viewController.presentAlert("First")
    viewController.presentAlert("Second")
    #expect(window.snapshot.alert == Snapshot.Alert(title: "First", buttons: ["OK"]))
    #expect(window.takeFaults() == [])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }
}
