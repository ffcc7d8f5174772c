import HeadlessUI
import SharedModel

/// The screen of one place.
public final class PlaceLayout: View {
  public static let name = "place"

  public let summary = Label("place.summary")
  public let quarter = Label("place.quarter")
  public let noteText = Label("place.noteText")
  public let favourite = Switch("place.favourite")
  public let next = Button("place.next", title: Texts.next)
  public let editNote = Button("place.editNote", title: Texts.note)
  public let spinner = ActivityIndicator("place.spinner")

  /// Creates the screen as it looks before the place is loaded: with every element hidden.
  public init() {
    super.init(Self.name)
    for view in [summary, quarter, noteText, favourite, next, editNote, spinner] {
      addSubview(view)
      view.isHidden = true
    }
  }
}
