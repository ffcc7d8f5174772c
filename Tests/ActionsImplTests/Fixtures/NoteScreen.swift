import HeadlessUI
import SharedModel

@testable import ActionsImpl

/// The note over another screen, as a test looks at it and uses it.
final class NoteScreen {
  let fixture = AppFixture()
  let window = Window()
  let delegate = NoteDelegateSpy()
  let viewController: NoteViewController

  var service: NoteServiceDouble { fixture.note }
  var alert: Snapshot.Alert? { window.snapshot.alert }
  var isSaving: Bool { window.isShown("note.spinner") }

  /// Shows the note with the text, or with the saved one if that is nil.
  init(text: String? = nil, saved: String = "") throws {
    try fixture.dependencies.notes.set(saved, for: "fado")
    viewController = NoteViewController(
      placeID: "fado", text: text, notes: fixture.dependencies.notes, service: fixture.note)
    viewController.delegate = delegate
    let below = ViewController(nibName: "below")
    window.rootViewController = below
    below.present(viewController)
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
