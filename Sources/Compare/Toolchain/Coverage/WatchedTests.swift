package import Foundation

/// Tests of a module that ran one after the other in one process, and which of them ran functions that were watched.
package struct WatchedTests: Sendable {
  package let counts: URL
  /// Those that ran a function that was watched, as `Module.Suite/test(label:)`, and with their place behind it, as some are listed.
  package let noticed: Set<String>

  private struct Configuration: Encodable {
    var filter: [String]
    var parallel = false
    var verbosity = -2
  }

  /// Runs tests; nil when one of them fails or ends the process, or when the program doesn't tell what its tests run.
  /// - Parameters:
  ///   - watched: The numbers of the counters of functions.
  ///   - folder: Where the counts go, for this run alone.
  package init?(
    _ tests: some Sequence<String>, with program: TestProgram, watching watched: [Int], in folder: URL
  ) throws {
    let suites = Dictionary(grouping: tests) { String($0.prefix { $0 != "/" }) }
    let filter = suites.sorted { $0.key < $1.key }.map { suite, tests in
      let names = tests.sorted().map { NSRegularExpression.escapedPattern(for: String($0.dropFirst(suite.count))) }
      return "^\(NSRegularExpression.escapedPattern(for: suite))(\(names.joined(separator: "|")))(/|$)"
    }
    guard try Self.run(program, Configuration(filter: filter), watching: watched, in: folder) else { return nil }
    let noticed = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: folder.appending(path: "noticed.json")))
    counts = folder.appending(path: "counts.profraw")
    // What follows the last slash is the place in the source.
    self.noticed = Set(noticed + noticed.map { id in id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id })
  }

  /// The numbers of the counters that count how often functions are entered; nil when the program doesn't tell.
  package static func counters(
    of program: TestProgram, forFunctions isWanted: (Substring) -> Bool, by tools: CoverageTools, in folder: URL
  ) throws -> [Int]? {
    guard try run(program, nil, watching: [], in: folder) else { return nil }
    return try tools.functionCounts(in: folder.appending(path: "counts.profraw")).filter { isWanted($0.name) }
      .map { $0.count - 1 }
  }

  /// Whether all went well: `TestCounting`, which such a program links, did what it was told.
  private static func run(
    _ program: TestProgram, _ configuration: Configuration?, watching watched: [Int], in folder: URL
  ) throws -> Bool {
    try folder.makeEmptyFolder()
    if let configuration {
      try JSONEncoder().encode(configuration).write(to: folder.appending(path: "configuration.json"))
    }
    try JSONEncoder().encode(watched).write(to: folder.appending(path: "watched.json"))
    // A program that knows nothing of this has no tests to run.
    let outcome = try ToolRun(
      program.program, ["--testing-library", "swift-testing", "--list-tests"],
      in: FileManager.default.temporaryDirectory,
      environment: ["SAMEAPP_COUNTED_TESTS": folder.path, "LLVM_PROFILE_FILE": "/dev/null"]
    ).outcome()
    return outcome.hasSucceeded
      && FileManager.default.fileExists(atPath: folder.appending(path: "counts.profraw").path)
  }
}
