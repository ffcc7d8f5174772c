import Foundation

/// The sources and tests that a new implementation copies under another name.
struct ImplementationTemplate {
  private struct Part {
    /// The implementation's name; the names of its types and modules begin with `stem`.
    let name: String
    let stem: String
    let folder: String
    /// Whether to omit files that use more of the implementation than its launch.
    var isForAny = false
  }

  let name: String
  private let sources: Part
  private let tests: Part

  /// One screen, and those of Massive's tests that only launch the app and so hold for any implementation.
  static let skeleton = ImplementationTemplate(
    name: "Skeleton", sources: Part(name: "Skeleton", stem: "Skeleton", folder: "Sources/Compare/Skeleton"),
    tests: Part(name: "Massive", stem: "Massive", folder: "Tests/MassiveImplTests", isForAny: true))

  /// The files under a new name, by path in the package.
  func files(for new: NewName, in checkout: Checkout) throws -> [String: String] {
    var made: [String: String] = [:]
    for (part, target) in [(sources, "Sources/\(new.module)"), (tests, "Tests/\(new.testModule)")] {
      let files = try checkout.files(in: part.folder).filter { !$0.contains("/.") }
      if files.isEmpty { throw ExtensionError.noTemplate(part.name, folder: part.folder) }
      for file in files {
        let text = try checkout.text(at: file)
        if part.isForAny, text.contains("@testable import \(part.stem)Impl") { continue }
        made[target + renamed(String(file.dropFirst(part.folder.count)), part, new)] = self.text(text, part, new)
      }
    }
    return made
  }

  private func renamed(_ text: String, _ part: Part, _ new: NewName) -> String {
    ["Impl", "Architecture"].reduce(text) { $0.replacing("\(part.stem)\($1)", with: "\(new.text)\($1)") }
  }

  private func text(_ text: String, _ part: Part, _ new: NewName) -> String {
    // A role may have the same name, so the name changes only where it is declared or compared.
    let named = ["name: ", "name == "].reduce(renamed(text, part, new)) {
      $0.replacing("\($1)\"\(part.name)\"", with: "\($1)\"\(new.text)\"")
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
    let stem = String(module.dropLast("Impl".count))
    self.init(
      name: name, sources: Part(name: name, stem: stem, folder: "Sources/\(module)"),
      tests: Part(name: name, stem: stem, folder: "Tests/\(module)Tests"))
  }
}
