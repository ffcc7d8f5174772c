import Testing

@testable import ReducerImpl

struct AlertStateTests {
  @Test("An alert that can only be agreed to has the one button")
  func ok() {
    #expect(AlertState<Int>("Gone").buttons == [.init(title: "OK")])
    #expect(AlertState("Gone", ok: 1).buttons == [.init(title: "OK", action: 1)])
  }

  @Test("A parent knows the buttons' actions by its own, and the words stay")
  func map() {
    let alert = AlertState("Leave?", buttons: [.init(title: "Yes", action: 1), .init(title: "No")])
    let mapped = AlertState("Leave?", buttons: [.init(title: "Yes", action: "1"), .init(title: "No")])
    #expect(alert.map { "\($0)" } == mapped)
  }
}
