/// Where the user is, so that the app can show it again after it was killed or a link was followed.
public struct SavedState: Codable, Hashable, Sendable {
  /// A screen with what it takes to open it.
  public enum Screen: Codable, Hashable, Sendable {
    case quarters(order: QuarterOrder)
    /// The places of a quarter, or all of them, that match the query, under the title that the screen had.
    case places(quarterID: Quarter.ID?, title: String, query: String)
    case place(id: Place.ID)
    case reference
    case article(id: Article.ID)
  }

  /// The screens above the menu, bottom to top.
  public var screens: [Screen]
  /// The note that is open over the screens, if one is.
  public var note: NoteDraft?

  /// A state; by default, the menu.
  public init(screens: [Screen] = [], note: NoteDraft? = nil) {
    self.screens = screens
    self.note = note
  }
}
