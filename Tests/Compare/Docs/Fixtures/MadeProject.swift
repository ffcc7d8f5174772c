import Basics

@testable import Docs

/// A checkout with a few files, removed together with this object.
final class MadeProject {
  let project: ProjectFolder
  private let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    project = ProjectFolder(folder.url)
  }

  /// Keeps the checkout until the body returns, because a local variable might be released earlier.
  static func with<Value>(
    _ files: [String: String], _ body: (ProjectFolder) throws -> Value
  ) throws -> Value {
    let made = try MadeProject(files)
    return try withExtendedLifetime(made) { try body(made.project) }
  }

  func contents(run: (([String]) throws(DocsProblem) -> String)? = nil) -> BlockContents {
    BlockContents(project: project, record: .success(.made), commands: .made, run: run)
  }

  func filled(_ text: String, at path: String = "docs/01-a.md") -> FilledDocument {
    FilledDocument(text, path: path, contents: contents())
  }
}

extension CommandReader {
  static var made: CommandReader {
    CommandReader(
      refusal: { ["list", "trace", "play"].contains($0.first) ? nil : "unknown" }, hasOutput: { $0.first != "play" })
  }
}
