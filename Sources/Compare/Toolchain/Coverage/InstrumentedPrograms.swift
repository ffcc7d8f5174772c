internal import Basics
package import Foundation

package struct InstrumentedPrograms: Sendable {
  package let package: BuiltPackage
  package let testModules: [BuiltPackage.Module]
  /// A folder for results, initially empty.
  package let results: URL
  private let programs: URL

  /// Builds a package, which takes minutes the first time.
  package init(_ package: BuiltPackage) throws {
    self.package = package
    try package.buildInstrumented()
    programs = try package.programs()
    testModules = try package.tests()
    results = package.scratch.appending(path: "profiles")
    try results.makeEmptyFolder()
  }

  package func program(_ name: String) throws(CoverageError) -> URL {
    let program = programs.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else { throw .programMissing(path: program.path) }
    return program
  }

  package func testProgram(of module: String) throws(CoverageError) -> TestProgram {
    guard let program = TestProgram(of: module, in: programs) else {
      throw .programMissing(path: programs.appending(path: "\(module)-test-runner or …PackageTests.xctest").path)
    }
    return program
  }

  /// Returns a module's tests as `Module.Suite/test(label:)`, or none if the package doesn't have the module.
  package func tests(in module: String) throws -> [String] {
    guard testModules.contains(where: { $0.name == module }) else { return [] }
    let list = ToolRun(
      try testProgram(of: module).program, ["--testing-library", "swift-testing", "--list-tests"],
      environment: Self.withoutProfile)
    return try list.lines().filter { $0.hasPrefix("\(module).") }.map(String.init)
  }

  package func run(test: String, profilesIn folder: URL) throws -> ProfiledRun {
    try run(
      matching: "^\(NSRegularExpression.escapedPattern(for: test))(/|$)", of: String(test.prefix { $0 != "." }),
      profilesIn: folder)
  }

  /// Runs a module's tests whose names match a regular expression.
  /// - Parameter folder: The folder for the counts of this run, and of processes that the program starts.
  package func run(
    matching pattern: String, of module: String, environment: [String: String] = [:], profilesIn folder: URL
  ) throws -> ProfiledRun {
    // Processes that the program starts don't create the folder themselves.
    try? folder.makeEmptyFolder()
    let events = folder.appending(path: "events.jsonl")
    let profiles = ["LLVM_PROFILE_FILE": folder.appending(path: "%p.profraw").path]
    let outcome = try testProgram(of: module).run(
      matching: pattern, eventsIn: events, environment: environment.merging(profiles) { $1 }
    ).outcome()
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    return ProfiledRun(
      profiles: (files ?? []).filter { file in
        file.pathExtension == "profraw" && (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 > 0
      }.sorted { $0.path < $1.path },
      failure: ProfiledRun.failure(of: module, TestEvents((try? Data(contentsOf: events)) ?? Data()), outcome))
  }

  package static let withoutProfile = ["LLVM_PROFILE_FILE": "/dev/null"]
}

package struct ProfiledRun: Sendable {
  /// The counts; empty if the process crashed.
  package let profiles: [URL]
  /// The reasons that the run failed; empty if each test ended and passed.
  package let failure: [String]

  /// If a test ends the process with exit code 0, that is a failure too.
  static func failure(of module: String, _ events: TestEvents, _ outcome: ToolRun.Outcome) -> [String] {
    if let interruption = events.interruption(of: module, by: outcome) { return [interruption] }
    guard !outcome.hasSucceeded else { return [] }
    let issues = events.issues.map { "\(TestEvents.name(of: $0)): \($1)" }.sorted()
    return issues.isEmpty ? outcome.text.split(separator: "\n").suffix(5).map(String.init) : Array(issues.prefix(5))
  }
}

/// Runs of stories in an instrumented program, each in a separate process.
package struct StoryProcesses: Sendable {
  package struct Run: Sendable {
    /// The counts, or `nil` if the process crashed.
    package let counts: URL?
    package let hasPassed: Bool
    package let lastLines: [String]
  }

  private let folder: URL
  private let failed: Set<Int>

  /// - Parameter architectures: Names; empty for all in the program, which was built with `SAMEAPP_COUNTED`.
  package init(_ program: URL, architectures: [String], files: [String], countsIn folder: URL) throws {
    self.folder = folder
    try folder.makeEmptyFolder()
    let job = InstrumentedJob.countStories(files: files, architectures: architectures, folder: folder)
    let run = ToolRun(
      program, [try job.argument], in: FileManager.default.temporaryDirectory,
      environment: InstrumentedPrograms.withoutProfile)
    failed = Set(try run.lines().compactMap { Int($0) })
  }

  /// The run of a story, numbered from 0 across all files.
  package subscript(number: Int) -> Run {
    let counts = folder.appending(path: "\(number).profraw")
    let text = (try? Data(contentsOf: folder.appending(path: "\(number).txt"))) ?? Data()
    return Run(
      counts: FileManager.default.fileExists(atPath: counts.path) ? counts : nil, hasPassed: !failed.contains(number),
      lastLines: String(decoding: text, as: UTF8.self).split(separator: "\n").suffix(5).map(String.init))
  }
}
