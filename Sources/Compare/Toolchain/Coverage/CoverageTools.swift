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

  package func merge(_ profiles: [URL], into target: URL) throws(ToolchainError) {
    _ = try ToolRun(profdata, ["merge", "-sparse", "-o", target.path] + profiles.map(\.path)).output()
  }

  /// Replaces a process's raw profile with a smaller one. A raw profile takes half a megabyte even if little code ran.
  package func packed(_ profile: URL) throws(ToolchainError) -> URL {
    let target = profile.deletingPathExtension().appendingPathExtension("profdata")
    try merge([profile], into: target)
    try? FileManager.default.removeItem(at: profile)
    return target
  }

  /// Returns the mangled names of the functions that ran.
  package func functions(in profile: URL) throws(ToolchainError) -> [Substring] {
    try ToolRun(profdata, ["show", "--covered", profile.path]).lines()
  }

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

  package func coverage(
    _ profile: URL, of program: URL, files: Set<String>
  ) throws(ToolchainError) -> [String: FileCoverage] {
    let run = export(["-format=text"], profile, of: program, Self.folders(of: files))
    return try run.decoded(as: CoverageExport.self).files(where: files.contains)
  }

  /// Returns the file of each of a program's functions that lie in these files, by the function's mangled name.
  /// - Parameter profile: The counts of any run of the program.
  package func filesOfFunctions(
    in program: URL, countedIn profile: URL, files: Set<String>
  ) throws(ToolchainError) -> [Substring: String] {
    let lines = try export(["-format=lcov"], profile, of: program, Self.folders(of: files)).lines()
    return Self.filesOfFunctions(inTracefile: lines).filter { files.contains($0.value) }
  }

  /// Reads an LCOV tracefile (`man geninfo`), which has each file's path (`SF:`) and its functions (`FN:line,name`).
  static func filesOfFunctions(inTracefile lines: [Substring]) -> [Substring: String] {
    var file = ""
    return lines.reduce(into: [:]) { files, line in
      if line.hasPrefix("SF:") {
        file = String(line.dropFirst(3))
      } else if line.hasPrefix("FN:"), let comma = line.lastIndex(of: ",") {
        files[line[comma...].dropFirst()] = file
      }
    }
  }

  /// Returns the coverage of the files in which code ran, without regions.
  /// - Parameter files: The files to look at, by the functions in them. Only files with a function that ran are passed to
  ///   `llvm-cov`, because with all of the program's files it takes twice as long.
  package func coverageOfWhatRan(
    _ profile: URL, of program: URL, filesOfFunctions files: [Substring: String]
  ) throws(ToolchainError) -> [String: FileCoverage] {
    // A profile has the file before the name of a private function, and a tracefile doesn't.
    let ran = Set(try functions(in: profile).compactMap { $0.split(separator: ":").last.flatMap { files[$0] } })
    guard !ran.isEmpty else { return [:] }
    let run = export(["-format=text", "-skip-functions"], profile, of: program, ran.sorted())
    return try run.decoded(as: CoverageExport.self).files(where: ran.contains)
  }

  private func export(_ options: [String], _ profile: URL, of program: URL, _ sources: [String]) -> ToolRun {
    ToolRun(cov, ["export"] + options + ["-instr-profile", profile.path, program.path] + sources)
  }

  /// Returns the topmost of the files' folders, to keep the command line short.
  static func folders(of files: Set<String>) -> [String] {
    let folders = Set(files.map { URL(filePath: $0).deletingLastPathComponent().path }).sorted()
    return folders.reduce(into: []) { topmost, folder in
      if topmost.last.map({ !folder.hasPrefix("\($0)/") }) ?? true { topmost.append(folder) }
    }
  }
}

/// The output of `llvm-cov export -format=text`, in version 2 or 3 of the format.
package struct CoverageExport: Decodable {
  private struct Unit: Decodable {
    var files: [File]
    var functions: [Function]?
  }

  private struct File: Decodable {
    var filename: String
    var segments: [Segment]
  }

  /// `[line, column, count, is counted, is the entry of a region, is a gap]`
  private struct Segment: Decodable {
    let segment: LineSegment

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      let position = SourcePosition(line: try fields.decode(Int.self), column: try fields.decode(Int.self))
      segment = LineSegment(
        position, count: try fields.decode(Int.self), isCounted: try fields.decode(Bool.self),
        isEntry: try fields.decode(Bool.self), isGap: fields.isAtEnd ? false : try fields.decode(Bool.self))
    }
  }

  private struct Function: Decodable {
    var name: String
    var filenames: [String]
    var regions: [Region]
  }

  /// `[first line, its column, last line, its column, count, file, expanded file, kind]`
  private struct Region: Decodable {
    static let code = 0
    let range: Range<SourcePosition>?
    let count: Int
    let kind: Int

    init(from decoder: any Decoder) throws {
      let fields = try decoder.singleValueContainer().decode([Int].self)
      guard fields.count >= 8 else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "A region has 8 fields."))
      }
      let start = SourcePosition(line: fields[0], column: fields[1])
      let end = SourcePosition(line: fields[2], column: fields[3])
      range = start <= end ? start..<end : nil
      count = fields[4]
      kind = fields[7]
    }
  }

  private let data: [Unit]

  package func files(where isWanted: (String) -> Bool) -> [String: FileCoverage] {
    var functions: [String: [CountedFunction]] = [:]
    for function in data.flatMap({ $0.functions ?? [] }) {
      guard let file = function.filenames.first, isWanted(file) else { continue }
      let regions = function.regions.filter { $0.kind == Region.code }.compactMap { region in
        region.range.map { CountedFunction.Region($0, count: region.count) }
      }
      functions[file, default: []].append(CountedFunction(name: function.name, regions: regions))
    }
    return data.flatMap(\.files).reduce(into: [:]) { files, file in
      guard isWanted(file.filename) else { return }
      let coverage = FileCoverage(functions: functions[file.filename] ?? [], segments: file.segments.map(\.segment))
      files[file.filename, default: FileCoverage()].formUnion(coverage)
    }
  }
}
