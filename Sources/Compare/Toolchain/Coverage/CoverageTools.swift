package import Foundation
package import Metrics

/// The toolchain's `llvm-profdata` and `llvm-cov`, which must match the compiler of the measured program.
package struct CoverageTools: Sendable {
  private let profdata: URL
  private let cov: URL

  package init(_ toolchain: Toolchain) throws(ToolchainError) {
    profdata = try toolchain.program("llvm-profdata")
    cov = try toolchain.program("llvm-cov")
  }

  /// Merges profiles (`-sparse`).
  package func merge(_ profiles: [URL], into target: URL) throws(ToolchainError) {
    _ = try ToolRun(profdata, ["merge", "-sparse", "-o", target.path] + profiles.map(\.path)).output()
  }

  /// Replaces a process's raw profile, which takes half a megabyte even if little ran.
  package func packed(_ profile: URL) throws(ToolchainError) -> URL {
    let target = profile.deletingPathExtension().appendingPathExtension("profdata")
    try merge([profile], into: target)
    try? FileManager.default.removeItem(at: profile)
    return target
  }

  /// The mangled names of the functions that ran.
  package func functions(in profile: URL) throws(ToolchainError) -> [Substring] {
    try ToolRun(profdata, ["show", "--covered", profile.path]).lines()
  }

  /// The mangled names of all functions, with the number of times each was entered.
  func functionCounts(in profile: URL) throws(ToolchainError) -> [(name: Substring, count: Int)] {
    Self.functionCounts(in: try ToolRun(profdata, ["show", "--all-functions", "--counts", profile.path]).lines())
  }

  static func functionCounts(in lines: [Substring]) -> [(name: Substring, count: Int)] {
    var name: Substring = ""
    var counts: [(name: Substring, count: Int)] = []
    for line in lines where line.hasPrefix("  ") {
      if line.hasSuffix(":"), !line.hasPrefix("    ") {
        name = line.dropFirst(2).dropLast()
      } else if line.hasPrefix("    Function count: "), let count = Int(line.dropFirst(20)) {
        counts.append((name, count))
      }
    }
    return counts
  }

  /// Returns the coverage of files in a program.
  /// - Parameter withRegions: Whether to include regions, which takes longer.
  package func coverage(
    _ profile: URL, of program: URL, files: Set<String>, withRegions: Bool
  ) throws(ToolchainError) -> [String: FileCoverage] {
    let run = ToolRun(
      cov,
      ["export", "-format=text"] + (withRegions ? [] : ["-skip-functions"])
        + ["-instr-profile", profile.path, program.path] + Self.folders(of: files))
    return try run.decoded(as: CoverageExport.self).files(where: files.contains)
  }

  /// The folders of files, which keep the command line short.
  private static func folders(of files: Set<String>) -> [String] {
    Set(files.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
  }
}
