/// A navigation state: the one to restore after the app was killed, or the destination of a link.
public struct SavedState: Codable, Hashable, Sendable {
  /// A screen and the values needed to open it.
  public enum Screen: Codable, Hashable, Sendable {
    case quarters(order: QuarterOrder)
    /// The places of a quarter, or of all quarters, that match the query; `title` is the screen's title.
    case places(quarterID: Quarter.ID?, title: String, query: String)
    case place(id: Place.ID)
    case reference
    case article(id: Article.ID)
  }

  /// The screens above the menu, bottom to top.
  public var screens: [Screen]
  /// The note open over the screens, or `nil`.
  public var note: NoteDraft?

  /// Creates a state; by default, the menu.
  public init(screens: [Screen] = [], note: NoteDraft? = nil) {
    self.screens = screens
    self.note = note
  }
}
