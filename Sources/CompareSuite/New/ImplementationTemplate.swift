import Foundation

/// An implementation that is compiled and tested, from which another one is made by giving it another name.
struct ImplementationTemplate {
  let name: String
  let module: String
  /// The folders of its sources and of its tests, below the package.
  let sources: String
  let tests: String

  static let skeleton = ImplementationTemplate(
    name: "Skeleton", module: "SkeletonImpl", sources: "Sources/Skeleton", tests: "Tests/SkeletonTests")

  /// Its files under a new name, by their path below the package.
  func files(for new: NewName, in checkout: Checkout) throws -> [String: String] {
    var made: [String: String] = [:]
    for (old, target) in [(sources, "Sources/\(new.module)"), (tests, "Tests/\(new.testModule)")] {
      let folder = checkout.folder.appending(path: old).resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
      var isEmpty = true
      while let file = files?.nextObject() as? URL {
        guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
        isEmpty = false
        let path = file.resolvingSymlinksInPath().path.dropFirst(folder.path.count + 1)
        made["\(target)/\(renamed(String(path), to: new))"] = text(try String(contentsOf: file, encoding: .utf8), new)
      }
      if isEmpty { throw ExtensionError.noTemplate(name, folder: old) }
    }
    return made
  }

  private var stem: String { String(module.dropLast("Impl".count)) }

  /// What has another name around it changes with it, everywhere alike.
  private func renamed(_ text: String, to new: NewName) -> String {
    ["Impl", "Architecture"].reduce(text) { $0.replacing("\(stem)\($1)", with: "\(new.text)\($1)") }
  }

  private func text(_ text: String, _ new: NewName) -> String {
    // A role may be called as the whole is, so the name changes only where it is given and where it is asked for.
    let named = ["name: ", "name == "].reduce(renamed(text, to: new)) {
      $0.replacing("\($1)\"\(name)\"", with: "\($1)\"\(new.text)\"")
    }
    return sortingImports(named)
  }

  /// The formatter wants imports in order, and the new name may stand elsewhere in it.
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
    self.init(name: name, module: module, sources: "Sources/\(module)", tests: "Tests/\(module)Tests")
  }
}
