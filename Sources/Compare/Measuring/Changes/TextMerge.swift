import Basics
import Foundation
import Toolchain

/// Git's three-way merge of a file.
struct TextMerge {
  /// Each side's version of lines that both changed; of the whole file if one side deletes it.
  struct Conflict: Hashable {
    let first: String
    let second: String

    /// A hash of both sides' lines, whichever comes first.
    var key: String {
      var hash = ContentHash()
      for side in [first, second].sorted() { hash.add(side) }
      return String(hash.text.prefix(8))
    }
  }

  /// The merged text; `nil` for a deleted file.
  let text: String?
  private(set) var conflicts: [Conflict] = []
  /// The conflicts without a replacement, for which the second side's lines are taken.
  private(set) var open: [Conflict] = []

  /// - Parameters:
  ///   - base: The common ancestor; a text is `nil` if the file doesn't exist.
  ///   - replacement: Returns the lines that replace a conflict, if there are any. An empty text instead of a whole file
  ///     deletes it.
  init(
    _ base: String?, _ first: String?, _ second: String?, replacement: (Conflict) -> String? = { _ in nil }
  ) throws {
    if first == second || first == base {
      text = second
    } else if second == base {
      text = first
    } else if let first, let second {
      var rest = try Self.marked(base ?? "", first, second)[...]
      var merged = ""
      while let place = rest.firstMatch(of: /(?ms)^<{7} [^\n]*\n(.*?)^={7}\n(.*?)^>{7} [^\n]*\n/) {
        let conflict = Conflict(first: String(place.1), second: String(place.2))
        let lines = replacement(conflict)
        conflicts.append(conflict)
        if lines == nil { open.append(conflict) }
        merged += rest[..<place.range.lowerBound] + (lines ?? conflict.second)
        rest = rest[place.range.upperBound...]
      }
      text = merged + rest
    } else {
      let conflict = Conflict(first: first ?? "", second: second ?? "")
      let lines = replacement(conflict)
      conflicts = [conflict]
      open = lines == nil ? conflicts : []
      text = lines.map { $0.isEmpty ? nil : $0 } ?? second
    }
  }

  /// Returns the merged text with git's marks around conflicts.
  private static func marked(_ base: String, _ first: String, _ second: String) throws -> String {
    let folder = try TemporaryFolder(["base": base, "first": first, "second": second])
    let run = ToolRun(
      URL(filePath: "/usr/bin/env"), ["git", "merge-file", "-p", "first", "base", "second"], in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"])
    let outcome = try run.outcome()
    // The exit code is the number of conflicts, at most 127, and greater for errors.
    guard !outcome.wasSignalled, outcome.status <= 127 else {
      throw ToolchainError.failed(
        command: "git merge-file", status: outcome.status, wasSignalled: outcome.wasSignalled, output: outcome.text)
    }
    return withExtendedLifetime(folder) { String(decoding: outcome.output, as: UTF8.self) }
  }
}
