/// A called function, under its name in the source.
package struct CalledFunction: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// An initialiser that makes an object; one made by the compiler has the line of its class.
    case construction
    /// The end of an object: `deinit`, even if there is none in the source.
    case release
    /// An initialiser of a value, or one that another initialiser of the same object calls.
    case initialiser
    case function
    case getter
    case setter
    /// `willSet` or `didSet`.
    case observer
    case closure
  }

  /// The qualified type, or the module for a global function.
  package var type: String
  /// The name and labels, such as `tableView(_:didSelectRowAt:)`, `rows`, `rows (didSet)`, `closure in viewDidLoad()`.
  package var name: String
  package var file: String
  package var line: Int
  package var kind: Kind
  package var role: String?

  package init(type: String, name: String, file: String, line: Int, kind: Kind, role: String? = nil) {
    self.type = type
    self.name = name
    self.file = file
    self.line = line
    self.kind = kind
    self.role = role
  }
}
