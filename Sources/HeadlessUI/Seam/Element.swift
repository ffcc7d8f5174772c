/// An element on a screen that a user can see; snapshots omit hidden ones.
nonisolated public struct Element: Hashable, Sendable, Codable {
  /// The kind and contents of an element.
  nonisolated public enum Content: Hashable, Sendable, Codable {
    case label(String)
    case button(String)
    case textField(String)
    case secureField(String)
    case list(List)
    case segmentedControl(segments: [String], selected: Int?)
    case toggle(Bool)
    case image(String)
    case spinner
  }

  /// The rows of a list.
  nonisolated public struct List: Hashable, Sendable, Codable {
    /// The sections that have a title or a row.
    public var sections: [Section]
    /// Whether the list was pulled and hasn't been answered yet.
    public var isRefreshing: Bool

    /// Creates a list without its empty sections, so that lists are equal if they look the same.
    public init(sections: [Section], isRefreshing: Bool = false) {
      self.sections = sections.contains { $0.isEmpty } ? sections.filter { !$0.isEmpty } : sections
      self.isRefreshing = isRefreshing
    }

    /// The rows of all sections.
    public var rows: [Row] { sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows) }
  }

  /// A section of a list.
  nonisolated public struct Section: Hashable, Sendable, Codable {
    public var title: String?
    public var rows: [Row]
    var isEmpty: Bool { title == nil && rows.isEmpty }

    /// Creates a section.
    public init(title: String? = nil, rows: [Row]) {
      self.title = title
      self.rows = rows
    }
  }

  /// A row of a list.
  nonisolated public struct Row: Hashable, Sendable, Codable {
    public var title: String
    public var subtitle: String?
    public var accessory: String?
    public var badge: String?

    /// Creates a row.
    public init(title: String, subtitle: String? = nil, accessory: String? = nil, badge: String? = nil) {
      self.title = title
      self.subtitle = subtitle
      self.accessory = accessory
      self.badge = badge
    }
  }

  public var id: String
  public var content: Content
  public var isEnabled: Bool

  /// Creates an element.
  public init(id: String, content: Content, isEnabled: Bool = true) {
    self.id = id
    self.content = content
    self.isEnabled = isEnabled
  }
}
