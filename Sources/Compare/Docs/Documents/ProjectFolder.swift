package import Foundation

/// A checkout, as far as its documents are about it.
package struct ProjectFolder {
  static let shown = ["Sources", "Tests", "Examples", "Scripts", "ChangeRequests"]
  package static let result = "docs/results/suite.json"
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder.resolvingSymlinksInPath() }

  /// The documents that have blocks to fill: the README and the pages right in `docs`.
  package var filled: [String] {
    ["README.md"].filter(isFile) + files(in: "docs", deep: false).filter { $0.hasSuffix(".md") }
  }

  var linked: [String] {
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].filter(isFile)
      + ["docs", "Examples"].flatMap { files(in: $0, deep: true) }.filter { $0.hasSuffix(".md") }
  }

  var chapters: [String] { filled.filter { $0.wholeMatch(of: /docs\/[0-9]+-[^\/]+\.md/) != nil } }

  /// All files that may hold snippets; a link to one of them is not another one.
  var sources: [String] {
    ["Package.swift"].filter(isFile) + Self.shown.flatMap { files(in: $0, deep: true) }.filter { !isLink($0) }
  }

  /// A path as a mark names it.
  func checked(_ path: String) throws(DocsProblem) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isShown = path == "Package.swift" || Self.shown.contains(String(parts[0]))
    guard isShown, !parts.contains(".."), !parts.contains(".") else { throw .foreignPath(path, folders: Self.shown) }
    guard exists(path) else { throw .noFile(path) }
    return path
  }

  package func text(at path: String) throws(DocsProblem) -> String {
    try Result { try String(contentsOf: place(path), encoding: .utf8) }
      .mapError { DocsProblem.unreadable(path, reason: $0.localizedDescription) }.get()
  }

  func place(_ path: String) -> URL { folder.appending(path: path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path).path) }

  func isFolder(_ path: String) -> Bool {
    (try? place(path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  private func isLink(_ path: String) -> Bool {
    (try? place(path).resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink == true
  }

  private func isFile(_ path: String) -> Bool { exists(path) && !isFolder(path) }

  /// The files in a folder, by their path from the package on; hidden ones left out.
  func files(in parent: String, deep: Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place(parent).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().flatMap { name -> [String] in
      let path = "\(parent)/\(name)"
      guard isFolder(path) else { return [path] }
      return deep ? files(in: path, deep: true) : []
    }
  }
}

/// A link from one file of the checkout to another.
enum RelativeLink {
  static func path(to target: String, from document: String) -> String {
    let (folder, parts) = (document.split(separator: "/").dropLast(), target.split(separator: "/"))
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    return String(repeating: "../", count: folder.count - shared) + parts.dropFirst(shared).joined(separator: "/")
  }

  static func markdown(to target: String, from document: String) -> String {
    "[\(target)](\(path(to: target, from: document)))"
  }

  /// A path from the package on; nil when it leads out of it.
  static func resolved(_ name: String, from document: String) -> String? {
    var parts = document.split(separator: "/").dropLast().map(String.init)
    for part in name.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(String(part))
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
