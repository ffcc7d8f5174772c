import HeadlessUI
import Testing

@testable import MVVMCImpl

struct AlertControllerMessageTests {
  @Test("It has one button, OK, and runs what follows once it is gone")
  func confirmation() throws {
    let window = Window()
    window.rootViewController = ViewController()
    var confirmed = 0
    let alert = AlertController(message: "Look!") { [window] in
      #expect(window.snapshot.alert == nil)
      confirmed += 1
    }
    window.rootViewController?.present(alert)
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Look!", buttons: ["OK"]))
    #expect(confirmed == 0)
    try window.perform(.tapInAlert(title: "OK"))
    #expect(confirmed == 1)
  }
}
