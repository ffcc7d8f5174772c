internal import CompareSuite
internal import Foundation
internal import Metrics
internal import SyntaxFacts

struct ProjectFolder {
  static let shown = ["Sources", "Tests", "Examples", "Scripts", "ChangeRequests"]
  static let result = CommandContext.recordedResult
  let folder: URL

  init(_ folder: URL) { self.folder = folder.resolvingSymlinksInPath() }

  /// Documents with blocks to fill: the README and the pages directly in `docs`.
  var filled: [String] { ["README.md"].filter(exists) + files(in: "docs", deep: false).filter { $0.hasSuffix(".md") } }

  /// Documents whose links and commands must work.
  var linked: [String] {
    ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"].filter(exists)
      + ["docs", "Examples"].flatMap { files(in: $0) }.filter { $0.hasSuffix(".md") }
  }

  var chapters: [String] { filled.filter { $0.wholeMatch(of: /docs\/[0-9]+-[^\/]+\.md/) != nil } }

  /// Files that may contain snippets, except symbolic links to them.
  var sources: [String] {
    ["Package.swift"].filter(exists)
      + Self.shown.flatMap { files(in: $0) }.filter { path in
        (try? place(path).resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink != true
      }
  }

  /// Returns the path that a mark names, if it exists and may be shown.
  func checked(_ path: String) throws(DocsProblem) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isShown = path == "Package.swift" || Self.shown.contains(String(parts[0]))
    guard isShown, !parts.contains(".."), !parts.contains(".") else { throw .foreignPath(path, folders: Self.shown) }
    guard exists(path) else { throw .unreadable(path, reason: "It doesn’t exist. Paths begin at the package.") }
    return path
  }

  func text(at path: String) throws(DocsProblem) -> String {
    try Result { try String(contentsOf: place(path), encoding: .utf8) }
      .mapError { DocsProblem.unreadable(path, reason: $0.localizedDescription) }.get()
  }

  func swiftFacts(at path: String) throws(DocsProblem) -> [SourceFile] {
    let place = place(try checked(path))
    return try Result { try SyntaxReader.files(at: place) }
      .mapError { DocsProblem.unreadable(path, reason: "\($0)") }.get()
  }

  func place(_ path: String) -> URL { folder.appending(path: path) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path).path) }

  func isFolder(_ path: String) -> Bool {
    (try? place(path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }

  /// The files in a folder, by path relative to the package, without hidden ones.
  func files(in parent: String, deep: Bool = true) -> [String] {
    children(of: parent).flatMap { isFolder($0) ? deep ? files(in: $0) : [] : [$0] }
  }

  func children(of parent: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place(parent).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(parent)/\($0)" }
  }

  static func link(to path: String, from document: String) -> String {
    "[\(path)](\(String(repeating: "../", count: document.count { $0 == "/" }))\(path))"
  }
}
