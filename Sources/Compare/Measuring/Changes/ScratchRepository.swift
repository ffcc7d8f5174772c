import Basics
import Foundation
import Toolchain

/// A temporary repository with files of a package, for comparing and merging with git regardless of the user's
/// configuration.
struct ScratchRepository {
  private let folder: TemporaryFolder
  private var environment: [String: String]
  /// git's object name for the initial files.
  private let tree: String

  /// - Parameters:
  ///   - texts: The files by path in the package; `nil` for a file that doesn't exist.
  ///   - package: A package whose repository, if any, has the contents that patches refer to.
  init(_ texts: [String: String?], of package: URL? = nil) throws {
    folder = try TemporaryFolder(texts.compactMapValues(\.self))
    environment = [
      "GIT_DIR": folder.path(of: ".git"), "GIT_WORK_TREE": folder.path, "GIT_INDEX_FILE": folder.path(of: ".git/index"),
      "GIT_OBJECT_DIRECTORY": folder.path(of: ".git/objects"), "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_COUNT": "0", "GIT_ATTR_NOSYSTEM": "1", "XDG_CONFIG_HOME": folder.path,
      "LC_ALL": "C",
    ]
    if let package {
      let objects = Self.git(["rev-parse", "--path-format=absolute", "--git-path", "objects"], in: package)
      environment["GIT_ALTERNATE_OBJECT_DIRECTORIES"] = try? objects.text()
    }
    let git = { [folder, environment] in try Self.git($0, in: folder.url, environment).text() }
    _ = try git(["init", "--quiet", "--template="])
    _ = try git(["add", "--all", "--force"])
    tree = try git(["write-tree"])
  }

  /// Returns the diff of files in the format of `ChangeRequests`: full object names, so that a patch can be
  /// merged, and one line of context.
  static func diff(of changes: [ChangeRequest.Change]) throws -> String {
    let repository = try ScratchRepository(Dictionary(changes.map { ($0.path, $0.old) }) { $1 })
    for change in changes {
      if let new = change.new {
        try repository.folder.write(new, to: change.path)
      } else {
        try FileManager.default.removeItem(atPath: repository.folder.path(of: change.path))
      }
    }
    _ = try repository.git("add", "--all", "--force").output()
    return try repository.diff()
  }

  /// Applies a patch, merging it with later changes, and returns git's messages, or none if it applies.
  func merge(_ patch: URL) throws -> [String] {
    let outcome = try git("apply", "--3way", "--whitespace=nowarn", patch.path).outcome()
    guard !outcome.hasSucceeded else { return [] }
    let lines = String(decoding: outcome.diagnostics, as: UTF8.self).split(separator: "\n").map(String.init)
    let complaints = lines.filter { $0.hasPrefix("error: ") || $0.hasSuffix(" with conflicts.") }
    return complaints.isEmpty ? lines : complaints
  }

  func diff() throws -> String {
    let output = try git(
      "-c", "core.quotePath=false", "diff-index", "--cached", "--patch", "--unified=1", "--full-index",
      "--no-renames", "--no-ext-diff", "--text", tree
    ).output()
    // git appends the enclosing declaration to a hunk's header.
    return String(decoding: output, as: UTF8.self).replacing(/(?m)^(@@ -[\d,]+ \+[\d,]+ @@).*$/) { $0.1 }
  }

  private func git(_ arguments: String...) -> ToolRun { Self.git(arguments, in: folder.url, environment) }

  private static func git(_ arguments: [String], in folder: URL, _ environment: [String: String] = [:]) -> ToolRun {
    ToolRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder, environment: environment)
  }
}
