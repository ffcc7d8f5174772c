import HeadlessUI
import SharedModel

/// The screen for writing the note on a place.
public final class NoteLayout: View {
  public static let name = "note"

  public let text = TextField("note.text")
  public let count = Label("note.count")
  public let save = Button("note.save", title: Texts.save)
  public let cancel = Button("note.cancel", title: Texts.cancel)
  public let spinner = ActivityIndicator("note.spinner")

  /// Creates the screen without a text.
  public init() {
    super.init(Self.name)
    for view in [text, count, save, cancel, spinner] { addSubview(view) }
    save.isEnabled = false
  }
}
