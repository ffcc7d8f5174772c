nonisolated enum ExtensionError: Error, Equatable {
  case noCheckout(folder: String)
  case notAnIdentifier(String)
  /// Not a capital letter followed by plain letters and digits, or too long, or with a module's suffix.
  case notAModuleName(String, limit: Int)
  case taken(String, by: String)
  case notInCheckout(String, folder: String)
  case noTemplate(String, folder: String)
  case unexpectedShape(file: String, missing: String, line: String)
  /// The reason is a sentence.
  case notWritten(why: String)
  case notDeleted(why: String, changed: [String])
}

// MARK: - CustomStringConvertible

extension ExtensionError: CustomStringConvertible {
  nonisolated var description: String {
    switch self {
    case .noCheckout(let folder):
      "\(folder) is in no checkout of SameApp: no folder above it has a Package.swift and Sources/Compare/Registry.swift. "
        + "Change to one. In a separate package, write a type that conforms to Architecture, and hand it to "
        + "CompareSuite.main; Examples has such a package."
    case .notAnIdentifier(let name):
      "“\(name)” can't be the name of an implementation: it isn't a Swift identifier, or it is a keyword. "
        + "Choose a name such as MVI."
    case .notAModuleName(let name, let limit):
      "“\(name)” can't be the name of an implementation, as modules and types are named after it: it has to be a capital "
        + "letter, followed by letters and digits of ASCII, \(limit) in all at most, and can't end in Impl, which its module does."
    case .taken(let name, let owner):
      "The name “\(name)” is taken: there is \(owner). Choose another one; capitals make no difference."
    case .notInCheckout(let name, let folder):
      "\(name) isn't in this checkout: there is no \(folder). It can be taken away where its sources are."
    case .noTemplate(let name, let folder):
      "There is nothing to copy of \(name): \(folder) is missing. Name another architecture with --like."
    case .unexpectedShape(let file, let missing, let line):
      "\(file) doesn't look as expected: it has no line “\(missing)”. Restore that line; the implementation is "
        + "then added there as “\(line)”. Nothing was changed."
    case .notWritten(let why): "\(why) Nothing was changed."
    case .notDeleted(let why, let paths):
      "\(why) To restore what was changed: git restore -- \(paths.joined(separator: " "))"
    }
  }
}
