/// A function that was called, as somebody wrote it.
package struct CalledFunction: Codable, Hashable, Sendable {
  /// What a function is to a reader.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// An initialiser of a class that makes an object; one that the compiler wrote stands where the class is declared.
    case construction
    /// An object's end; `deinit`, also where nobody wrote one.
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

  /// The type it belongs to, with those around it; the module of a function that belongs to none.
  package var type: String
  /// Its name and labels, as in `tableView(_:didSelectRowAt:)`, `rows`, `rows (didSet)`, `closure in viewDidLoad()`.
  package var name: String
  /// Its file's path below the package.
  package var file: String
  package var line: Int
  package var kind: Kind
  /// The role that its type plays; nil where it plays none, and in results that don't say.
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
