import HeadlessUI
import Testing

struct AlertControllerTests {
  private let screen = Screen(Button("go", title: "Go"))
  private let diary = Diary()

  @Test func aButtonRunsAfterTheAlertIsGone() throws {
    let alert = AlertController(title: "Sure?")
    alert.addAction(
      AlertAction(title: "OK") { [screen, diary] in
        diary.note(screen.window.snapshot.alert == nil ? "gone" : "there")
      })
    screen.controller.present(alert)
    try screen.window.perform(.tapInAlert(title: "OK"))
    #expect(diary.take() == ["gone"])
  }

  @Test func aButtonCanPresentTheNextAlert() throws {
    let next = AlertController(title: "Really?")
    let action = AlertAction(title: "OK") { [screen] in screen.controller.present(next) }
    screen.controller.present(AlertController(title: "Sure?", actions: [action]))
    try screen.window.perform(.tapInAlert(title: "OK"))
    #expect(screen.window.snapshot.alert?.title == "Really?")
  }

  @Test func onlyTheTappedButtonRuns() throws {
    let actions = ["Yes", "No"].map { title in AlertAction(title: title) { [diary] in diary.note(title) } }
    screen.controller.present(AlertController(title: "Sure?", actions: actions))
    #expect(screen.window.snapshot.alert?.buttons == ["Yes", "No"])
    try screen.window.perform(.tapInAlert(title: "No"))
    #expect(diary.take() == ["No"])
  }

  @Test func aButtonWithNothingToDoClosesTheAlertOnly() throws {
    let modal = DiaryViewController("modal", diary)
    screen.controller.present(modal)
    modal.present(AlertController(title: "Sure?", actions: [AlertAction(title: "OK")]))
    try screen.window.perform(.tapInAlert(title: "OK"))
    #expect(screen.window.snapshot.alert == nil)
    #expect(screen.window.snapshot.modal?.name == "modal")
  }
}
