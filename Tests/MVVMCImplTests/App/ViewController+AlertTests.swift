import HeadlessUI
import Testing

@testable import MVVMCImpl

struct ViewControllerAlertTests {
  private let window = Window()
  private let viewController = ViewController()

  init() {
    window.rootViewController = viewController
  }

  @Test("Without other buttons there is OK, which closes it")
  func confirmation() throws {
    viewController.presentAlert("Look!")
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Look!", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }

  @Test("While anything is presented it says nothing")
  func oneAtATime() {
    viewController.presentAlert("Look!")
    viewController.presentAlert("And there!", actions: [])
    #expect(window.alertTitle == "Look!")
    viewController.dismiss()
    viewController.present(ViewController(nibName: "modal"))
    viewController.presentAlert("Look!")
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal?.name == "modal")
  }
}
