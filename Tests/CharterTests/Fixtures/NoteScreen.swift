import AppDoubles
import HeadlessUI
import SharedModel

/// The note over its place, for tests to read and use. The whole app runs, because the note closes by itself and may
/// close the place too.
final class NoteScreen {
  let fixture: AppFixture

  var app: any HeadlessApp { fixture.app }
  var service: NoteServiceDouble { fixture.note }
  var alert: Snapshot.Alert? { app.snapshot.alert }
  var isOpen: Bool { app.snapshot.modal?.name == "note" }
  var isSaving: Bool { app.isShown("note.spinner") }

  /// Shows the note with the text, or with the saved one if the text is `nil`.
  init(_ subject: Subject, text: String? = nil, saved: String = "") throws {
    let draft = NoteDraft(placeID: "fado", text: text)
    fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")], note: draft))
    try fixture.notes.set(saved, for: "fado")
    fixture.launch(subject)
    try fixture.place.requests[0].answer(.success(.fado))
  }

  /// The fields and buttons that can be used.
  var enabled: Set<String> {
    Set(["note.text", "note.save", "note.cancel"].filter(app.isEnabled))
  }

  // MARK: - The user

  func type(_ text: String) throws {
    try app.perform(.type(text: text, id: "note.text"))
  }

  func save() throws {
    try app.perform(.tap(id: "note.save"))
  }

  func cancel() throws {
    try app.perform(.tap(id: "note.cancel"))
  }

  func swipe() throws {
    try app.perform(.swipeModalDown)
  }

  func tapInAlert(_ title: String) throws {
    try app.perform(.tapInAlert(title: title))
  }
}
