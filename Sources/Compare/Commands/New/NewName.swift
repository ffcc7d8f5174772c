internal import SyntaxFacts

struct NewName: Equatable {
  /// File names and mangled symbols grow with the name.
  private static let limit = 40
  let text: String

  var module: String { "\(text)Impl" }
  var testModule: String { "\(module)Tests" }
  var type: String { "\(text)Architecture" }

  init(_ text: String, in checkout: Checkout, registered: [String]) throws {
    guard try SyntaxReader.isIdentifier(text) else { throw ExtensionError.notAnIdentifier(text) }
    guard text.count <= Self.limit, text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil, !text.hasSuffix("Impl") else {
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

  /// Ignores case, because a file system may.
  private static func isSame(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }
}
