import HeadlessUI
import Testing

@testable import VIPERImpl

struct NoteRouterTests {
  private let handler = TransitionHandlerDouble()
  private let router = NoteRouter()
  private let window = Window()

  init() {
    router.transitionHandler = handler
    window.rootViewController = ViewController(nibName: "note")
  }

  private func presentAlert() throws {
    let alert = try #require(handler.alerts.last)
    window.rootViewController?.present(alert)
  }

  @Test("An alert has a title and OK, which tells that the user has taken note")
  func alert() throws {
    var closeCount = 0
    router.openAlert(title: "No") { closeCount += 1 }
    try presentAlert()
    #expect(window.snapshot.alert?.title == "No" && window.snapshot.alert?.buttons == ["OK"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(closeCount == 1)
  }

  @Test("The question before discarding tells Discard only")
  func discarding() throws {
    var discardCount = 0
    router.openDiscardAlert { discardCount += 1 }
    try presentAlert()
    #expect(window.snapshot.alert?.title == "Discard changes?")
    #expect(window.snapshot.alert?.buttons == ["Discard", "Keep editing"])
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(discardCount == 0 && window.snapshot.alert == nil)
    try presentAlert()
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(discardCount == 1)
  }

  @Test("Closing the module closes its modal screen")
  func close() {
    router.closeModule()
    #expect(handler.closeModalCount == 1 && handler.popCount == 0)
  }
}
