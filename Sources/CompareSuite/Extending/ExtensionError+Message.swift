// MARK: - CustomStringConvertible

extension ExtensionError: CustomStringConvertible {
  /// What was wrong, and what to do.
  nonisolated var description: String {
    switch self {
    case .noCheckout(let folder):
      "\(folder) is in no checkout of SameApp: no folder above it has a Package.swift and Sources/Compare/Registry.swift. "
        + "Change to one. In a package of your own, write a type that conforms to Architecture, and hand it to "
        + "CompareSuite.main; Examples has such a package."
    case .notAnIdentifier(let name):
      "“\(name)” can't be the name of an implementation: it is no identifier of Swift, or one of its keywords. "
        + "Choose a name such as MVI."
    case .notAModuleName(let name, let limit):
      "“\(name)” can't be the name of an implementation, as modules and types are named after it: it has to be a capital "
        + "letter, followed by letters and digits of ASCII, \(limit) in all at most."
    case .taken(let name, let owner):
      "The name “\(name)” is taken: there is \(owner). Choose another one; capitals make no difference."
    case .noTemplate(let name, let folder):
      "There is nothing to copy of \(name): \(folder) is missing. Name another architecture, or leave --like away."
    case .unexpectedShape(let file, let missing, let line):
      "\(file) doesn't look as expected: it has no line “\(missing)”. Put it back in shape; a new implementation would "
        + "stand there as “\(line)”. Nothing was made."
    case .refused(let path, let why):
      "\(path) can't be written: \(why) Nothing was made."
    case .interrupted:
      "Interrupted; nothing was made."
    case .leftBehind(let paths, let reason):
      "\(reason) What had been done could not be taken back; look after \(paths.joined(separator: ", "))."
    }
  }
}
