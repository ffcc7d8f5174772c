import Foundation
import Report
import Toolchain

/// Asks the system and the sources' repository what a measurement should be read with.
struct CircumstancesReader {
  /// A folder of the sources; nil when they are nowhere.
  let sources: URL?

  /// What is known now; the command is whoever's that measures.
  var circumstances: Circumstances {
    let information = ProcessInfo.processInfo
    let (commit, isClean) = revision
    return Circumstances(
      date: Date.now.ISO8601Format(), machine: "\(processor), \(information.activeProcessorCount) processors",
      system: information.operatingSystemVersionString, load: load, toolchain: toolchain, commit: commit,
      treeIsClean: isClean, command: "")
  }

  private var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  private var load: String {
    var averages = [Double](repeating: 0, count: 3)
    guard getloadavg(&averages, 3) == 3 else { return "unknown" }
    return averages.map { String(format: "%.2f", $0) }.joined(separator: " ")
  }

  private var toolchain: String {
    do { return try Toolchain.running().version } catch { return "unknown: \(error)" }
  }

  private var revision: (commit: String, isClean: Bool?) {
    guard let sources else { return ("unknown: no sources", nil) }
    do {
      let commit = try git(["rev-parse", "--short=12", "HEAD"], in: sources)
      let changes = try git(["status", "--porcelain", "--", ":/"], in: sources)
      return (commit, changes.isEmpty)
    } catch {
      return ("unknown: \(sources.path) is in no repository that git can read", nil)
    }
  }

  private func git(_ arguments: [String], in folder: URL) throws -> String {
    let output = try ToolRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder).output()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
