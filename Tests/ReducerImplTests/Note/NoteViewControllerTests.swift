import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct NoteViewControllerTests {
  private let reducer = ReducerSpy<NoteState, NoteAction>()
  private let window = Window()

  private func show(_ text: String, isSaving: Bool = false) {
    var state = NoteState(id: 1, draft: NoteDraft(placeID: "fado", text: text))
    state.isSaving = isSaving
    window.rootViewController = ViewController(nibName: "below")
    window.rootViewController?.present(NoteViewController(store: Store(state: state, reducer: reducer)))
  }

  @Test("The trimmed text is counted")
  func count() {
    show(" Loud ")
    #expect(window.snapshot.modal?.title == "Note")
    #expect(window.text("note.text") == " Loud ")
    #expect(window.text("note.count") == "4/140")
    #expect(window.isEnabled("note.save") && !window.isShown("note.spinner"))
  }

  @Test("An unchanged text can't be saved, and the note can be swiped down")
  func unchanged() throws {
    show("")
    #expect(!window.isEnabled("note.save"))
    try window.perform(.swipeModalDown)
    #expect(reducer.actions == [.viewDidLoad, .dismissed])
  }

  @Test("A changed text is left only after asking")
  func changed() throws {
    show("Loud")
    try window.perform(.swipeModalDown)
    #expect(reducer.actions == [.viewDidLoad, .swipedDown])
    #expect(window.snapshot.modal != nil)
  }

  @Test("While it saves nothing can be changed, and it can't be left")
  func saving() {
    show("Loud", isSaving: true)
    for id in ["text", "save", "cancel"] { #expect(!window.isEnabled("note.\(id)")) }
    #expect(window.isShown("note.spinner"))
  }

  @Test("It tells what is typed and tapped")
  func sends() throws {
    show("Loud")
    try window.perform(.type(text: "!", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tap(id: "note.cancel"))
    #expect(reducer.actions == [.viewDidLoad, .textChanged("!"), .saveTapped, .cancelTapped])
  }
}
