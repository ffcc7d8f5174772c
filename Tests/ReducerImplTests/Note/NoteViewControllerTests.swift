import AppDoubles
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
    #expect(
      window.lines.dropFirst() == [
        "modal: note “Note”", "  note.text: text field “ Loud ”", "  note.count: label “4/140”",
        "  note.save: button “Save”", "  note.cancel: button “Cancel”",
      ])
  }

  @Test("An unchanged text can't be saved, and the note can be swiped down")
  func unchanged() throws {
    show("")
    #expect(window.lines.contains("  note.save: button “Save” (disabled)"))
    try window.perform(.swipeModalDown)
    #expect(reducer.actions == [.viewDidLoad, .dismissed])
  }

  @Test("A changed text keeps the note from being swiped down")
  func changed() throws {
    show("Loud")
    try window.perform(.swipeModalDown)
    #expect(reducer.actions == [.viewDidLoad, .swipedDown])
    #expect(window.snapshot.modal != nil)
  }

  @Test("While it saves everything is disabled")
  func saving() {
    show("Loud", isSaving: true)
    let disabled = window.snapshot.modal?.elements.filter { !$0.isEnabled }.map(\.id)
    #expect(disabled == ["note.text", "note.save", "note.cancel"])
    #expect(window.lines.last == "  note.spinner: spinner")
  }

  @Test("Each input sends its action")
  func sends() throws {
    show("Loud")
    try window.perform(.type(text: "!", id: "note.text"))
    try window.perform(.tap(id: "note.save"))
    try window.perform(.tap(id: "note.cancel"))
    #expect(reducer.actions == [.viewDidLoad, .textChanged("!"), .saveTapped, .cancelTapped])
  }
}
