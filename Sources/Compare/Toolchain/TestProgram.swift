package import Foundation

package struct TestProgram: Equatable, Sendable {
  package let program: URL
  /// The file that contains the tests' code, for coverage.
  package let image: URL

  /// The seconds without output after which a test counts as hanging. Each test prints a line when it begins and ends.
  package static let silenceLimit = 60.0

  /// Finds the program: one for all tests of the package or, with Swift Build, one for each module next to a library.
  package init?(of module: String, in products: URL) {
    let runner = products.appending(path: "\(module)-test-runner")
    let library = products.appending(path: "\(module).so")
    if Self.isProgram(runner), Self.isProgram(library) {
      (program, image) = (runner, library)
      return
    }
    let all = (try? FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)) ?? []
    let whole = all.filter { $0.lastPathComponent.hasSuffix("PackageTests.xctest") && Self.isProgram($0) }
    // A program with the package's earlier name may still exist.
    guard let newest = whole.max(by: { Self.date(of: $0) < Self.date(of: $1) }) else { return nil }
    (program, image) = (newest, newest)
  }

  /// Returns a run of the tests whose names match a regular expression, which writes its events to a file. Tests run
  /// one at a time, to identify a test that hangs or ends the process.
  package func run(
    matching pattern: String, eventsIn events: URL, environment: [String: String] = [:]
  ) -> ToolRun {
    var run = ToolRun(
      program,
      ["--testing-library", "swift-testing", "--no-parallel", "--filter", pattern]
        + TestEvents.arguments(writingTo: events), in: FileManager.default.temporaryDirectory, environment: environment)
    run.silenceLimit = Self.silenceLimit
    return run
  }

  /// Returns regular expressions that match these tests and no others, one for each suite.
  package static func patterns(of tests: some Sequence<String>) -> [String] {
    Dictionary(grouping: tests) { String($0.prefix { $0 != "/" }) }.sorted { $0.key < $1.key }.map { suite, tests in
      let names = tests.sorted().map { NSRegularExpression.escapedPattern(for: String($0.dropFirst(suite.count))) }
      return "^\(NSRegularExpression.escapedPattern(for: suite))(\(names.joined(separator: "|")))(/|$)"
    }
  }

  /// Excludes folders, which are executable too.
  private static func isProgram(_ file: URL) -> Bool {
    let isFile = (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    return isFile && FileManager.default.isExecutableFile(atPath: file.path)
  }

  private static func date(of file: URL) -> Date {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
  }
}

/// A run of a module's tests, one after the other in one process, that watches certain functions.
package struct WatchedTests: Sendable {
  package let counts: URL
  /// The tests that ran a watched function, as `Module.Suite/test(label:)` with and without the source location.
  package let noticed: Set<String>

  private struct Configuration: Encodable {
    var filter: [String]
    var parallel = false
    var verbosity = -2
  }

  /// Runs tests. Fails if one of them fails or crashes, or if the program doesn't support watching.
  /// - Parameter watched: The numbers of the functions' counters.
  package init?(
    _ tests: some Sequence<String>, with program: TestProgram, watching watched: [Int], in folder: URL
  ) throws {
    guard try Self.run(program, Configuration(filter: TestProgram.patterns(of: tests)), watching: watched, in: folder)
    else { return nil }
    let noticed = try JSONDecoder().decode(
      [String].self, from: Data(contentsOf: folder.appending(path: "noticed.json")))
    counts = folder.appending(path: "counts.profraw")
    // The source location comes after the last slash.
    self.noticed = Set(noticed + noticed.map { id in id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id })
  }

  /// Returns the numbers of functions' counters, or `nil` if the program doesn't support watching.
  package static func counters(
    of program: TestProgram, forFunctions isWanted: (Substring) -> Bool, by tools: CoverageTools, in folder: URL
  ) throws -> [Int]? {
    guard try run(program, nil, watching: [], in: folder) else { return nil }
    return try tools.functionCounts(in: folder.appending(path: "counts.profraw")).filter { isWanted($0.name) }
      .map { $0.count - 1 }
  }

  /// Runs a program that links `TestCounting`, and returns whether that succeeded.
  private static func run(
    _ program: TestProgram, _ configuration: Configuration?, watching watched: [Int], in folder: URL
  ) throws -> Bool {
    try folder.makeEmptyFolder()
    if let configuration {
      try JSONEncoder().encode(configuration).write(to: folder.appending(path: "configuration.json"))
    }
    try JSONEncoder().encode(watched).write(to: folder.appending(path: "watched.json"))
    // A program without `TestCounting` lists its tests and runs none.
    let outcome = try ToolRun(
      program.program, ["--testing-library", "swift-testing", "--list-tests"],
      in: FileManager.default.temporaryDirectory,
      environment: ["SAMEAPP_COUNTED_TESTS": folder.path, "LLVM_PROFILE_FILE": "/dev/null"]
    ).outcome()
    return outcome.hasSucceeded
      && FileManager.default.fileExists(atPath: folder.appending(path: "counts.profraw").path)
  }
}
