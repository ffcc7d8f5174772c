import HeadlessUI
import SharedModel

/// The screen on which the note about a place is written.
public final class NoteLayout: View {
  /// The screen's name.
  public static let name = "note"

  public let text = TextField("note.text")
  public let count = Label("note.count")
  public let save = Button("note.save", title: Texts.save)
  public let cancel = Button("note.cancel", title: Texts.cancel)
  public let spinner = ActivityIndicator("note.spinner")

  /// Lays the screen out without a text.
  public init() {
    super.init(Self.name)
    for view in [text, count, save, cancel, spinner] { addSubview(view) }
    save.isEnabled = false
  }
}
