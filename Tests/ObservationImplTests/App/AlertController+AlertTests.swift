import HeadlessUI
import Testing

@testable import ObservationImpl

struct AlertControllerAlertTests {
  private let window = Window()
  private let screen = ViewController()

  init() {
    window.isObservationTrackingEnabled = true
    window.rootViewController = screen
  }

  @Test("A button closes the alert, takes it out of the state, and then does what it says")
  func button() throws {
    var answers: [String] = []
    let buttons = ["Yes", "No"].map { title in Alert.Button(title: title) { answers.append(title) } }
    screen.present(
      AlertController(Alert("Really?", buttons: buttons)) {
        answers.append("closed")
        return Alert("Really?", buttons: buttons)
      })
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Really?", buttons: ["Yes", "No"]))
    try window.perform(.tapInAlert(title: "No"))
    #expect(window.snapshot.alert == nil)
    #expect(answers == ["closed", "No"])
  }

  @Test("What a button does is what the state says by then")
  func replaced() throws {
    var answers: [String] = []
    screen.present(
      AlertController(Alert("Gone.") { answers.append("first") }) { Alert("Gone.") { answers.append("second") } })
    try window.perform(.tapInAlert(title: "OK"))
    #expect(answers == ["second"])
  }

  @Test("An alert that is no longer in the state does nothing")
  func gone() throws {
    screen.present(AlertController(Alert("Gone.") { Issue.record("It is not in the state.") }) { nil })
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }
}
