import Foundation
import Metrics
import Stories
import Testing

/// Checks the actual change requests against the current sources.
@MainActor
struct ChangeRequestsTests {
  nonisolated private static var requests: [String] {
    get throws {
      let folder = Project.folder.appending(path: "ChangeRequests")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
        FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/request.md").path)
      }
    }
  }

  /// A change without effect for users adds no sentence.
  nonisolated private static var noticed: [String] {
    get throws {
      try requests.filter {
        FileManager.default.fileExists(
          atPath: Project.folder.appending(path: "ChangeRequests/\($0)/stories.feature").path)
      }
    }
  }

  @Test("Each sentence that a request adds names its stories, and each story has a sentence", arguments: try noticed)
  func namesItsStories(request: String) throws {
    let stories = "ChangeRequests/\(request)/stories.feature"
    let check = AppSpecCheck(
      document: "ChangeRequests/\(request)/request.md",
      items: AppSpec(try Project.text(at: "ChangeRequests/\(request)/request.md")).items,
      scenarios: try AppSpecCheck.scenarios(
        at: Project.folder.appending(path: stories).path, named: "stories.feature"),
      findings: [], behaviours: [])
    #expect(!check.items.isEmpty)
    for flaw in check.flaws { Issue.record("\(flaw)") }
  }

  @Test("The common patch, and every patch on top of it, applies to the current sources", arguments: try requests)
  func applies(request: String) throws {
    let folder = Project.folder.appending(path: "ChangeRequests/\(request)")
    let patches = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".patch") }
    var texts: [String: String?] = [:]
    for name in patches.sorted(by: { $0 == "given.patch" || ($1 != "given.patch" && $0 < $1) }) {
      let patch = try Patch(String(contentsOf: folder.appending(path: name), encoding: .utf8))
      let changed = try patch.applied { try texts[$0] ?? Self.text(at: $0) }
      // Patches apply on top of `given.patch`, not of each other.
      if name == "given.patch" { texts = changed } else { #expect(!changed.isEmpty) }
    }
  }

  private static func text(at path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: Project.folder.appending(path: path).path) else { return nil }
    return try Project.text(at: path)
  }
}
