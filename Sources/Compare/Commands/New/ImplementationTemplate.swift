/// The sources and tests that a new implementation copies under another name.
struct ImplementationTemplate {
  let name: String
  /// The prefix of its types' and modules' names.
  private let stem: String
  private let sources: String
  private let tests: String

  /// A template with one screen and one test.
  static let skeleton = ImplementationTemplate(
    name: "Skeleton", stem: "Skeleton", sources: "Sources/Compare/Skeleton", tests: "Tests/Compare/Skeleton")

  /// The files under a new name, by path in the package.
  func files(for new: NewName, in checkout: Checkout) throws -> [String: String] {
    var made: [String: String] = [:]
    for (folder, target) in [(sources, "Sources/\(new.module)"), (tests, "Tests/\(new.testModule)")] {
      let files = try checkout.files(in: folder).filter { !$0.contains("/.") }
      if files.isEmpty { throw ExtensionError.noTemplate(name, folder: folder) }
      for file in files {
        made[target + renamed(String(file.dropFirst(folder.count)), new)] = try text(checkout.text(at: file), new)
      }
    }
    return made
  }

  private func renamed(_ text: String, _ new: NewName) -> String {
    ["Impl", "Architecture"].reduce(text) { $0.replacing("\(stem)\($1)", with: "\(new.text)\($1)") }
  }

  private func text(_ text: String, _ new: NewName) -> String {
    // A role may have the same name, so the name changes only where it is declared or compared.
    let named = ["name: ", "name == "].reduce(renamed(text, new)) {
      $0.replacing("\($1)\"\(name)\"", with: "\($1)\"\(new.text)\"")
    }
    return sortingImports(named)
  }

  /// Sorts imports as the formatter requires, because the new name may sort elsewhere.
  private func sortingImports(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isImport = { (line: Substring) in line.hasPrefix("import ") }
    guard let first = lines.firstIndex(where: isImport) else { return text }
    let end = lines[first...].firstIndex { !isImport($0) } ?? lines.endIndex
    lines[first..<end].sort()
    return lines.joined(separator: "\n")
  }
}

extension ImplementationTemplate {
  init(name: String, module: String) {
    self.init(
      name: name, stem: String(module.dropLast("Impl".count)), sources: "Sources/\(module)",
      tests: "Tests/\(module)Tests")
  }
}
