import HeadlessUI
import Testing

@testable import MVPRImpl

struct AlertRouterTests {
  private final class Router: AlertRouter, @MainActor QuestionRouting {
    weak var viewController: ViewController?  // the window owns it
  }

  /// Shows a single screen.
  private final class Delegate: ApplicationDelegate {
    let root = ViewController()

    func applicationDidFinishLaunching(in window: Window) { window.rootViewController = root }
    func applicationWillResignActive() {}
    func applicationDidEnterBackground() {}
    func applicationWillEnterForeground() {}
    func applicationDidReceiveMemoryWarning() {}
    func application(open link: String) {}
  }

  private let delegate = Delegate()
  private let router = Router()
  private let app: Application

  init() {
    app = Application(delegate: delegate)
    router.viewController = delegate.root
  }

  @Test func anAlertThatIsClosedIsTold() throws {
    var closedCount = 0
    router.showAlert(title: "Title", button: "OK") { closedCount += 1 }
    #expect(app.snapshot.alert == Snapshot.Alert(title: "Title", buttons: ["OK"]))
    try app.perform(.tapInAlert(title: "OK"))
    #expect(app.snapshot.alert == nil)
    #expect(closedCount == 1)
  }

  @Test(arguments: [true, false])
  func whoAgreesIsToldAndWhoRefusesIsNot(agrees: Bool) throws {
    var agreed = false
    router.ask(title: "Title", agree: "Yes", refuse: "No") { agreed = true }
    #expect(app.snapshot.alert == Snapshot.Alert(title: "Title", buttons: ["Yes", "No"]))
    try app.perform(.tapInAlert(title: agrees ? "Yes" : "No"))
    #expect(agreed == agrees)
  }

  @Test func underAnotherAlertNothingIsSaid() {
    router.showAlert(title: "First", button: "OK")
    router.showAlert(title: "Second", button: "OK")
    router.ask(title: "Third", agree: "Yes", refuse: "No") {}
    #expect(app.snapshot.alert?.title == "First")
    #expect(app.takeFaults() == [])
  }

  @Test func underAModalScreenNothingIsSaid() {
    delegate.root.present(ViewController(nibName: "note"))
    router.showAlert(title: "Title", button: "OK")
    #expect(app.snapshot.alert == nil)
    #expect(app.takeFaults() == [])
  }
}
