import HeadlessUI
import SharedModel

@testable import MassiveImpl

/// The note over its place, as a test looks at it and uses it. It closes by itself and takes the place with it, so it
/// is shown by the whole app.
final class NoteScreen {
  let fixture: AppFixture

  var window: Window { fixture.window }
  var service: NoteServiceDouble { fixture.note }
  var alert: Snapshot.Alert? { window.snapshot.alert }
  var isOpen: Bool { window.snapshot.modal?.name == "note" }
  var isSaving: Bool { window.isShown("note.spinner") }

  /// Shows the note with the text, or with the saved one if that is nil.
  init(text: String? = nil, saved: String = "") throws {
    let draft = NoteDraft(placeID: "fado", text: text)
    fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")], note: draft))
    try fixture.notes.set(saved, for: "fado")
    fixture.launch()
    fixture.place.requests[0].answer(.success(.fado))
  }

  /// The fields and buttons that can be used.
  var enabled: Set<String> {
    Set(["note.text", "note.save", "note.cancel"].filter(window.isEnabled))
  }

  // MARK: - The user

  func type(_ text: String) throws {
    try window.perform(.type(text: text, id: "note.text"))
  }

  func save() throws {
    try window.perform(.tap(id: "note.save"))
  }

  func cancel() throws {
    try window.perform(.tap(id: "note.cancel"))
  }

  func swipe() throws {
    try window.perform(.swipeModalDown)
  }

  func tapInAlert(_ title: String) throws {
    try window.perform(.tapInAlert(title: title))
  }
}
