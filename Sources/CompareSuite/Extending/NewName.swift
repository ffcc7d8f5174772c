internal import SyntaxFacts

/// What an implementation that is to be made is called.
struct NewName: Equatable {
  /// Names of files and of mangled symbols grow with it.
  private static let limit = 40
  let text: String

  /// What its module is called.
  var module: String { "\(text)Impl" }
  /// What the module of its tests is called.
  var testModule: String { "\(module)Tests" }
  /// What its entry point is called.
  var type: String { "\(text)Architecture" }

  /// Reads a name that nothing in the checkout has yet.
  /// - Parameter registered: What architectures are called that there are.
  init(_ text: String, in checkout: Checkout, registered: [String]) throws {
    guard try SyntaxReader.isIdentifier(text) else { throw ExtensionError.notAnIdentifier(text) }
    guard text.count <= Self.limit, text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw ExtensionError.notAModuleName(text, limit: Self.limit)
    }
    self.text = text
    if let owner = registered.first(where: { Self.isSame($0, text) }) {
      throw ExtensionError.taken(text, by: "an architecture \(owner)")
    }
    for (folder, names) in try checkout.folders() {
      if let owner = names.first(where: { name in [text, module, testModule].contains { Self.isSame($0, name) } }) {
        throw ExtensionError.taken(text, by: "\(folder)/\(owner)")
      }
    }
  }

  /// A file system may make no difference between capitals and small letters.
  private static func isSame(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}
