import Foundation

@testable import Docs

/// A checkout of a few files that lives as long as this object: a test holds it.
final class MadeProject {
  let project: ProjectFolder
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "DocsTests-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    project = ProjectFolder(folder)
  }

  /// Keeps a checkout until all is done with it: a local one could go before.
  static func with<Value>(
    _ files: [String: String], _ body: (ProjectFolder) throws -> Value
  ) throws -> Value {
    let made = try MadeProject(files)
    return try withExtendedLifetime(made) { try body(made.project) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What fills its documents, with the numbers of `RecordedSuite.made`.
  func contents(run: (([String]) throws(DocsProblem) -> String)? = nil) -> BlockContents {
    BlockContents(project: project, record: .success(.made), commands: .made, run: run)
  }

  /// A document as it would be filled.
  func filled(_ text: String, at path: String = "docs/01-a.md") -> FilledDocument {
    FilledDocument(text, path: path, contents: contents())
  }
}

extension CommandReader {
  /// Understands `list`, `trace` and `play`, of which the last has no output.
  static var made: CommandReader {
    CommandReader(
      refusal: { ["list", "trace", "play"].contains($0.first) ? nil : "unknown" }, hasOutput: { $0.first != "play" })
  }
}
