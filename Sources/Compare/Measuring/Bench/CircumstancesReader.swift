import Foundation
import Results
import Toolchain

struct CircumstancesReader {
  let sources: URL?

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
    if let known = Self.processor(in: text) { return known }
    let brand = try? ToolRun(URL(filePath: "/usr/sbin/sysctl"), ["-n", "machdep.cpu.brand_string"]).text()
    return brand.flatMap { $0.isEmpty ? nil : $0 } ?? "unknown processor"
  }

  /// Returns the processor's name in `/proc/cpuinfo`, or on ARM its numbers, because it has no name there.
  static func processor(in text: String) -> String? {
    func value(_ key: String) -> String? {
      text.split(separator: "\n").first { $0.hasPrefix(key) }?.split(separator: ":").last
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if let name = value("model name") { return name }
    guard let maker = value("CPU implementer"), let part = value("CPU part") else { return nil }
    return "ARM processor of maker \(maker), part \(part)"
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
      // Without this option, git locks and writes the index.
      let changes = try git(["--no-optional-locks", "status", "--porcelain", "--", ":/"], in: sources)
      return (commit, changes.isEmpty)
    } catch {
      return ("unknown: \(sources.path) is in no repository that git can read", nil)
    }
  }

  private func git(_ arguments: [String], in folder: URL) throws -> String {
    try ToolRun(URL(filePath: "/usr/bin/env"), ["git"] + arguments, in: folder).text()
  }
}
