import HeadlessUI
import Testing

@testable import MVPRImpl

struct AlertRouteTests {
  private final class Router: AlertRoute, @MainActor QuestionRouting {
    weak var viewController: ViewController?  // the window owns it
  }

  private let window = Window()
  private let screen = ViewController()
  private let router = Router()

  init() {
    window.rootViewController = screen
    router.viewController = screen
  }

  @Test func anAlertThatIsClosedIsTold() throws {
    var closedCount = 0
    router.showAlert(title: "Title", button: "OK") { closedCount += 1 }
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Title", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(closedCount == 1)
  }

  @Test(arguments: [true, false])
  func whoAgreesIsToldAndWhoRefusesIsNot(agrees: Bool) throws {
    var agreed = false
    router.ask(title: "Title", agree: "Yes", refuse: "No") { agreed = true }
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Title", buttons: ["Yes", "No"]))
    try window.perform(.tapInAlert(title: agrees ? "Yes" : "No"))
    #expect(agreed == agrees)
  }

  @Test func underAnotherAlertNothingIsSaid() {
    router.showAlert(title: "First", button: "OK")
    router.showAlert(title: "Second", button: "OK")
    router.ask(title: "Third", agree: "Yes", refuse: "No") {}
    #expect(window.snapshot.alert?.title == "First")
    #expect(window.takeFaults() == [])
  }

  @Test func underAModalScreenNothingIsSaid() {
    screen.present(ViewController(nibName: "note"))
    router.showAlert(title: "Title", button: "OK")
    #expect(window.snapshot.alert == nil)
    #expect(window.takeFaults() == [])
  }
}
