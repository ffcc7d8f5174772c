import Basics
import Foundation
import Toolchain

/// Git's three-way merge of a file.
struct TextMerge {
  /// The merged text, with the second side's lines wherever both sides changed the same ones; `nil` for a deleted file.
  let text: String?
  /// The number of places where both sides changed the same lines without a resolution.
  let conflicts: Int

  /// - Parameters:
  ///   - base: The common ancestor; a text is `nil` if the file doesn't exist.
  ///   - resolutions: The replacements of the first conflicts. Those used are removed.
  init(_ base: String?, _ first: String?, _ second: String?, resolutions: inout [String]) throws {
    if first == second || first == base {
      (text, conflicts) = (second, 0)
    } else if second == base {
      (text, conflicts) = (first, 0)
    } else if let first, let second {
      let marked = try Self.marked(base ?? "", first, second)
      var rest = marked[...]
      var text = ""
      var conflicts = 0
      while let conflict = rest.firstMatch(of: /(?ms)^<{7} .*?^={7}\n(.*?)^>{7} [^\n]*\n/) {
        text += rest[..<conflict.range.lowerBound]
        if resolutions.isEmpty {
          conflicts += 1
          text += conflict.1
        } else {
          text += resolutions.removeFirst()
        }
        rest = rest[conflict.range.upperBound...]
      }
      (self.text, self.conflicts) = (text + rest, conflicts)
    } else {
      // One side deletes what the other changes.
      (text, conflicts) = (second, 1)
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
