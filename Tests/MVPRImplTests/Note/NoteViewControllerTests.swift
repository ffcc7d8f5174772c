import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct NoteViewControllerTests {
  private let window = Window()
  private let root = ViewController()
  private let presenter = NotePresenterDouble()
  private let view: NoteViewController

  init() {
    view = NoteViewController(presenter: presenter)
    window.rootViewController = root
    root.present(view)
  }

  // MARK: - Input

  @Test func itsComingAndGoingIsTold() {
    root.dismiss()
    #expect(presenter.events == [.loaded, .appeared, .disappeared])
  }

  @Test func eachEditIsTold() throws {
    try window.perform(.type(text: "ab", id: "note.text"))
    #expect(presenter.events.suffix(2) == [.edited("a"), .edited("ab")])
  }

  @Test func saveAndCancelAreTold() throws {
    view.setSaveEnabled(true)
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tap(id: "note.cancel"))
    #expect(presenter.events.suffix(2) == [.tappedSave, .tappedCancel])
  }

  @Test func aRefusedSwipeIsTold() throws {
    view.setSwipeToCloseEnabled(false)
    try window.perform(.swipeModalDown)
    #expect(presenter.events == [.loaded, .appeared, .triedToSwipeAway])
    #expect(window.snapshot.modal != nil)
    view.setSwipeToCloseEnabled(true)
    try window.perform(.swipeModalDown)
    #expect(presenter.events == [.loaded, .appeared, .triedToSwipeAway, .disappeared])
    #expect(window.snapshot.modal == nil)
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Title")
    #expect(window.snapshot.modal?.name == "note")
    #expect(window.snapshot.modal?.title == "Title")
  }

  @Test func textAndCountAreSet() {
    view.setText("x")
    view.setCount("1/140")
    #expect(window.element("note.text")?.content == .textField("x"))
    #expect(window.element("note.count")?.content == .label("1/140"))
    #expect(presenter.events == [.loaded, .appeared])
  }

  @Test func saveIsEnabledAndDisabled() {
    #expect(window.element("note.save")?.isEnabled == false)
    view.setSaveEnabled(true)
    #expect(window.element("note.save")?.isEnabled == true)
  }

  @Test func whileItIsBusyItCanNeitherBeWrittenNorCancelled() {
    view.setBusy(true)
    #expect(window.element("note.text")?.isEnabled == false)
    #expect(window.element("note.cancel")?.isEnabled == false)
    #expect(window.element("note.spinner") != nil)
    view.setBusy(false)
    #expect(window.element("note.text")?.isEnabled == true)
    #expect(window.element("note.cancel")?.isEnabled == true)
    #expect(window.element("note.spinner") == nil)
  }

  @Test func itLeadsToItsPresenter() {
    #expect(view.restorable === presenter)
  }
}
