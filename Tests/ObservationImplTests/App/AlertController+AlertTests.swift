import Testing

@testable import HeadlessUI
@testable import ObservationImpl

struct AlertControllerAlertTests {
  @Test("A button closes the alert, which removes it from the state, and then runs its action")
  func button() {
    var answers: [String] = []
    let buttons = ["Yes", "No"].map { title in Alert.Button(title: title) { answers.append(title) } }
    let controller = AlertController(Alert("Really?", buttons: buttons)) {
      answers.append("closed")
      return Alert("Really?", buttons: buttons)
    }
    #expect(controller.title == "Really?")
    #expect(controller.actions.map(\.title) == ["Yes", "No"])
    controller.actions.last?.didTap()
    #expect(answers == ["closed", "No"])
  }

  @Test("A button runs the action of the alert that the state holds by then")
  func replaced() {
    var answers: [String] = []
    let controller = AlertController(Alert("Gone.") { answers.append("first") }) {
      Alert("Gone.") { answers.append("second") }
    }
    controller.actions.first?.didTap()
    #expect(answers == ["second"])
  }

  @Test("A button of an alert that is no longer in the state does nothing")
  func gone() {
    let controller = AlertController(Alert("Gone.") { Issue.record("The state doesn't hold this alert.") }) { nil }
    controller.actions.first?.didTap()
  }
}
