import HeadlessUI
import Testing

@testable import VIPERImpl

struct AlertRouteTests {
  private let handler = TransitionHandlerDouble()
  private let router = NoteRouter(alertAssembly: AlertAssembly())
  private let window = Window()

  init() {
    router.transitionHandler = handler
    window.rootViewController = ViewController(nibName: "note")
  }

  private func presentAlert() throws {
    window.rootViewController?.present(try #require(handler.alerts.last))
  }

  @Test("A notice has a title and OK, which leads to nothing")
  func notice() throws {
    router.openAlert(.notice("No connection."))
    try presentAlert()
    #expect(window.snapshot.alert?.title == "No connection." && window.snapshot.alert?.buttons == ["OK"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
  }

  @Test("The output is told what follows once the alert is confirmed, and only then")
  func confirmation() throws {
    let output = AlertOutputDouble()
    router.openAlert(.discardChanges, for: .closeModule, output: output)
    try presentAlert()
    #expect(window.snapshot.alert?.title == "Discard changes?")
    #expect(window.snapshot.alert?.buttons == ["Discard", "Keep editing"])
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(output.outcomes.isEmpty && window.snapshot.alert == nil)
    try presentAlert()
    try window.perform(.tapInAlert(title: "Discard"))
    #expect(output.outcomes == [.closeModule])
  }

  @Test("An alert doesn't keep its output")
  func release() throws {
    var output: AlertOutputDouble? = AlertOutputDouble()
    weak let released = output
    router.openAlert(.notice("No"), for: .closeModule, output: try #require(output))
    output = nil
    #expect(released == nil)
  }
}
