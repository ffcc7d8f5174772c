import HeadlessUI
import Testing

@testable import MVVMCImpl

struct AlertControllerShowTests {
  private let window = Window()
  private let screen = ViewController()

  init() {
    window.rootViewController = screen
  }

  @Test("Without other buttons there is OK, which closes it")
  func confirmation() throws {
    AlertController.show("Look!", over: screen)
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Look!", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }

  @Test("While anything is presented it says nothing")
  func oneAtATime() {
    AlertController.show("Look!", over: screen)
    AlertController.show("And there!", actions: [], over: screen)
    #expect(window.alertTitle == "Look!")
    screen.dismiss()
    screen.present(ViewController(nibName: "modal"))
    AlertController.show("Look!", over: screen)
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal?.name == "modal")
  }

  @Test("Over nothing it says nothing")
  func nothingBelow() {
    AlertController.show("Look!", over: nil)
    #expect(window.snapshot.alert == nil)
  }
}
