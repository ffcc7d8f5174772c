package import Foundation
package import Metrics

/// The toolchain's `llvm-profdata` and `llvm-cov`, which must be those of the compiler that built what is measured.
package struct CoverageTools: Sendable {
  private let profdata: URL
  private let cov: URL

  package init(_ toolchain: Toolchain) throws(ToolchainError) {
    profdata = try toolchain.program("llvm-profdata")
    cov = try toolchain.program("llvm-cov")
  }

  /// Puts profiles together into one; those there are no counts in take no room.
  package func merge(_ profiles: [URL], into target: URL) throws(ToolchainError) {
    _ = try ToolRun(profdata, ["merge", "-sparse", "-o", target.path] + profiles.map(\.path)).output()
  }

  /// Puts a profile in the place of one as a process writes it, which takes half a megabyte even where little ran.
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

  /// The mangled names of all functions, and how often each was entered.
  func functionCounts(in profile: URL) throws(ToolchainError) -> [(name: Substring, count: Int)] {
    Self.functionCounts(in: try ToolRun(profdata, ["show", "--all-functions", "--counts", profile.path]).lines())
  }

  /// The same from what the tool prints.
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

  /// What a profile counts of the code in a program.
  /// - Parameters:
  ///   - files: The paths of the files that are asked for.
  ///   - withRegions: Whether regions are asked for, or lines will do, which is quicker.
  package func coverage(
    _ profile: URL, of program: URL, files: Set<String>, withRegions: Bool
  ) throws(ToolchainError) -> [String: FileCoverage] {
    let run = ToolRun(
      cov,
      ["export", "-format=text"] + (withRegions ? [] : ["-skip-functions"])
        + ["-instr-profile", profile.path, program.path] + Self.folders(of: files))
    return try run.decoded(as: CoverageExport.self).files(where: files.contains)
  }

  /// Naming folders keeps the command line short; what lies in them besides is left out afterwards.
  private static func folders(of files: Set<String>) -> [String] {
    Set(files.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
  }
}
