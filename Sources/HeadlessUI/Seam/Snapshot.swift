/// All that a user could see or touch at one moment, as plain data: two apps that look alike have equal snapshots.
nonisolated public struct Snapshot: Hashable, Sendable, Codable {
  /// A screen of the stack, known by its title only unless it is on top.
  nonisolated public struct Entry: Hashable, Sendable, Codable {
    public var name: String
    public var title: String

    /// Describes a screen of the stack.
    public init(name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// A screen with all its shown elements, from top to bottom.
  nonisolated public struct Screen: Hashable, Sendable, Codable {
    public var name: String
    public var title: String
    public var elements: [Element]

    /// Describes a screen.
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

    /// Describes an alert.
    public init(title: String, buttons: [String]) {
      self.title = title
      self.buttons = buttons
    }
  }

  /// The screens of the stack, bottom to top; one when there is no navigation.
  public var stack: [Entry]
  /// The top of the stack.
  public var screen: Screen
  /// The modal screen over it.
  public var modal: Screen?
  /// The alert over all.
  public var alert: Alert?

  /// Describes a moment.
  public init(stack: [Entry], screen: Screen, modal: Screen? = nil, alert: Alert? = nil) {
    self.stack = stack
    self.screen = screen
    self.modal = modal
    self.alert = alert
  }

  /// The frontmost screen: the modal, or else the top of the stack. Under an alert it takes no input.
  public var frontmostScreen: Screen { modal ?? screen }
}
