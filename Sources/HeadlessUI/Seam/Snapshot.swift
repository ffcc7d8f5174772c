/// Everything that a user can see or touch at one moment. Apps that look the same have equal snapshots.
nonisolated public struct Snapshot: Hashable, Sendable, Codable {
  /// A screen of the stack, reduced to its name and title.
  nonisolated public struct Entry: Hashable, Sendable, Codable {
    public var name: String
    public var title: String

    /// Creates an entry.
    public init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// A screen with its visible elements, from top to bottom.
  nonisolated public struct Screen: Hashable, Sendable, Codable {
    public var name: String
    public var title: String
    public var elements: [Element]

    /// Creates a screen.
    public init(name: String, title: String, elements: [Element]) {
      self.name = name
      self.title = title
      self.elements = elements
    }
  }

  /// An alert and its buttons.
  nonisolated public struct Alert: Hashable, Sendable, Codable {
    public var title: String
    public var buttons: [String]

    /// Creates an alert.
    public init(title: String, buttons: [String]) {
      self.title = title
      self.buttons = buttons
    }
  }

  /// The screens of the stack, bottom to top; a single one without navigation.
  public var stack: [Entry]
  /// The top screen of the stack.
  public var screen: Screen
  /// The modal screen above it.
  public var modal: Screen?
  /// The alert above everything.
  public var alert: Alert?

  /// Creates a snapshot.
  public init(stack: [Entry], screen: Screen, modal: Screen? = nil, alert: Alert? = nil) {
    self.stack = stack
    self.screen = screen
    self.modal = modal
    self.alert = alert
  }

  /// The modal screen, or else the top of the stack. It takes no input while an alert is shown.
  public var frontmostScreen: Screen { modal ?? screen }
}
