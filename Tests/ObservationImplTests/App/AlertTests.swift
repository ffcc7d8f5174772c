import Testing

@testable import ObservationImpl

struct AlertTests {
  @Test("Without other buttons there is OK, which does what it was given")
  func confirmation() {
    var confirmations = 0
    let alert = Alert("Look!") { confirmations += 1 }
    #expect(alert.buttons.map(\.title) == ["OK"])
    alert.buttons.first?.action()
    #expect(confirmations == 1)
  }

  @Test("Alerts are equal that look the same, whatever their buttons do")
  func looks() {
    let question = Alert("Look!", buttons: [Alert.Button(title: "Yes") {}, Alert.Button(title: "No") {}])
    #expect(Alert("Look!") == Alert("Look!") { Issue.record("Nobody has tapped it.") })
    #expect(Alert("Look!") != Alert("And there!"))
    #expect(question != Alert("Look!"))
  }
}
