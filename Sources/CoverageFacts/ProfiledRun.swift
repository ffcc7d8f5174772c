package import Foundation
package import Toolchain

/// A run of a program that counts what runs.
package struct ProfiledRun: Sendable {
  /// What it was told.
  package let arguments: [String]
  /// The counts; none when it crashed.
  package let profiles: [URL]
  /// Whether it ended well.
  package let hasPassed: Bool
  /// What it printed last.
  package let lastLines: [String]

  /// Runs the program, and takes away what an earlier one left in the same folder.
  ///
  /// - Parameter folder: Where the counts go, for this run alone; a process that the program starts writes its own.
  package init(_ program: URL, _ arguments: [String], profilesIn folder: URL) throws(ToolchainError) {
    self.arguments = arguments
    try? FileManager.default.removeItem(at: folder)
    // A program started by one that counts as well does not make the folder itself.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outcome = try ToolRun(
      program, arguments, in: FileManager.default.temporaryDirectory,
      environment: ["LLVM_PROFILE_FILE": folder.appending(path: "%p.profraw").path]
    ).outcome()
    hasPassed = outcome.status == 0 && !outcome.wasSignalled
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    profiles = (files ?? []).filter { (try? $0.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 > 0 }
      .sorted { $0.path < $1.path }
    let text = [outcome.output, outcome.diagnostics].map { String(decoding: $0, as: UTF8.self) }.joined()
    lastLines = text.split(separator: "\n").suffix(5).map(String.init)
  }
}
