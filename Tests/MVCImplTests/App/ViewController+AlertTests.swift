import HeadlessUI
import Testing

@testable import MVCImpl

struct ViewControllerAlertTests {
  private let window = Window()
  private let viewController = ViewController(nibName: "screen")

  init() {
    window.rootViewController = viewController
  }

  @Test("An alert that can only be agreed to has an OK, which runs what follows")
  func agreed() throws {
    var taps = 0
    viewController.presentAlert("Gone.") { taps += 1 }
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Gone.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(taps == 1)
  }

  @Test("Under another alert it says nothing")
  func underAlert() {
    viewController.presentAlert("First", actions: [AlertAction(title: "Keep")])
    viewController.presentAlert("Second")
    #expect(window.snapshot.alert == Snapshot.Alert(title: "First", buttons: ["Keep"]))
  }

  @Test("What would show a second alert presents nothing, as presenting twice is a fault")
  func presentsOnce() throws {
    let app = Application(delegate: AppDelegate(dependencies: AppFixture().dependencies))
    for _ in 0..<2 { try app.perform(.open(link: "guide://nowhere")) }
    #expect(app.snapshot.alert?.title == "This link can't be opened.")
    #expect(app.takeFaults() == [])
  }

  @Test("Under a modal screen it says nothing either, while that screen itself can")
  func underModal() {
    let modal = ViewController(nibName: "modal")
    viewController.present(modal)
    viewController.presentAlert("Below")
    #expect(window.snapshot.alert == nil)
    modal.presentAlert("Above")
    #expect(window.snapshot.alert?.title == "Above")
  }
}
