import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct NoteRouterTests {
  private let window = Window()
  private let root = ViewController()
  private let note = ViewController(nibName: "note")

  init() {
    window.rootViewController = root
    root.present(note)
  }

  private func router(didFindPlaceGone: @escaping () -> Void = {}) -> NoteRouter {
    let router = NoteRouter(didFindPlaceGone: didFindPlaceGone)
    router.viewController = note
    return router
  }

  @Test func itClosesTheNoteWithTheAlertOverIt() {
    let router = router()
    router.showAlert(title: "Title", button: "OK")
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Title", buttons: ["OK"]))
    router.close()
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal == nil)
  }

  @Test func closingSaysNothingOfThePlace() {
    var isGone = false
    router { isGone = true }.close()
    #expect(!isGone)
  }

  @Test func thatThePlaceIsGoneIsToldOnceTheNoteIsClosed() {
    var modals: [String?] = []
    router { [window] in modals.append(window.snapshot.modal?.name) }.closeAndReportPlaceGone()
    #expect(modals == [nil])
  }
}
