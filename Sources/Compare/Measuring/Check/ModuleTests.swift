import Foundation
import HeadlessUI
import Results
import Toolchain

/// The tests of one module of a package.
package struct ModuleTests {
  package struct Outcome {
    package fileprivate(set) var run = CheckResult.TestRun()
    /// The names of passed tests by folder, without names that also failed.
    package fileprivate(set) var shown: [String: [String]] = [:]
    package fileprivate(set) var filesWithErrors: Set<String> = []
  }

  /// A line of Swift Testing's event stream.
  private struct Event: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable { let isKnown: Bool? }
      struct Message: Decodable { let text: String }
      struct Place: Decodable { let _filePath: String? }

      let kind: String
      let id: String?
      let name: String?
      let displayName: String?
      let sourceLocation: Place?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?
    }

    let kind: String
    let payload: Payload
  }

  private let module: String
  private let package: BuiltPackage
  private let environment: [String: String]

  /// `nil` if the package has no such tests.
  package init?(_ module: String, in package: BuiltPackage, environment: [String: String] = [:]) throws {
    guard try package.tests().contains(where: { $0.name == module }) else { return nil }
    self.module = module
    self.package = package
    self.environment = environment
  }

  /// Builds and runs the tests of modules of a package. If some don't compile, none run.
  package static func run(_ all: [ModuleTests], _ observer: Observer) throws -> [Outcome] {
    guard let first = all.first else { return [] }
    let names = all.map(\.module).joined(separator: " and ")
    observer.progress("building \(names)")
    defer { observer.progress("") }
    if let failure = try first.failedBuild() { return all.map { _ in failure } }
    observer.progress("running \(names)")
    return try runBuilt(all)
  }

  private func failedBuild() throws -> Outcome? {
    do {
      try package.buildTests()
    } catch .failed(_, _, _, let output) {
      return Self.outcome(ofBuild: output)
    }
    return nil
  }

  static func runBuilt(_ all: [ModuleTests]) throws -> [Outcome] {
    let runs = try all.compactMap { try $0.launch() }
    guard runs.count == all.count else {
      let run = CheckResult.TestRun(reason: "tests are in a bundle here, which “swift test” runs.")
      return all.map { _ in Outcome(run: run) }
    }
    var outcomes = all.map { _ in Outcome() }
    try ParallelRuns(runs).forEach { index, outcome in
      outcomes[index] = all[index].result(
        of: try Data(contentsOf: all[index].events), hasCrashed: outcome.wasSignalled)
    }
    return outcomes
  }

  private var events: URL { package.scratch.appending(path: "\(module).jsonl") }

  private func launch() throws -> ToolRun? {
    guard let program = TestProgram(of: module, in: try package.programs()) else { return nil }
    try? FileManager.default.removeItem(at: events)
    return ToolRun(
      program.program,
      [
        "--testing-library", "swift-testing", "--filter", "^\(module)\\.", "--event-stream-version", "0",
        "--event-stream-output-path", events.path,
      ], in: FileManager.default.temporaryDirectory,
      environment: InstrumentedPrograms.withoutProfile.merging(environment) { $1 })
  }

  static func outcome(ofBuild output: String) -> Outcome {
    let files = output.matches(of: #/(?m)^(/[^:\n]+\.swift):\d+:\d+: error: /#).map { String($0.1) }
    return Outcome(run: CheckResult.TestRun(reason: ToolchainError.cause(in: output)), filesWithErrors: Set(files))
  }

  private func result(of events: Data, hasCrashed: Bool) -> Outcome {
    var outcome = Outcome()
    var names: [String: (folder: String, name: String)] = [:]
    var passed: Set<String> = []
    var failed: Set<String> = []
    var started: String?
    for line in events.split(separator: UInt8(ascii: "\n")) {
      guard let payload = try? JSONDecoder().decode(Event.self, from: line).payload else { continue }
      if payload.kind == "function", let id = payload.id { names[id] = (folder(of: payload), name(of: payload)) }
      guard let id = payload.testID else { continue }
      switch payload.kind {
      case "testStarted": started = payload.messages?.first?.text
      case "testEnded" where id.contains("/"):
        outcome.run.tests += 1
        passed.insert(id)
      case "issueRecorded" where payload.issue?.isKnown != true && failed.insert(id).inserted:
        // The test's own text follows “Issue recorded”.
        let text = payload.messages?.map(\.text).first { $0 != "Issue recorded" }
        outcome.run.failures.append("\(name(ofTest: id)): \(text ?? "failed")")
      default: break
      }
    }
    outcome.run.failures.sort()
    if hasCrashed { outcome.run.reason = "they crashed\(started.map { "; the last of them: \($0)" } ?? ".")" }
    // Several tests may have the same name.
    for (folder, tests) in Dictionary(grouping: names, by: \.value.folder) {
      let left = Set(tests.filter { !passed.contains($0.key) || failed.contains($0.key) }.map(\.value.name))
      outcome.shown[folder] = tests.map(\.value.name).filter { !left.contains($0) }
    }
    return outcome
  }

  private func name(of test: Event.Payload) -> String {
    test.displayName ?? String(test.name?.prefix { $0 != "(" } ?? "")
  }

  private func folder(of test: Event.Payload) -> String {
    let path = test.sourceLocation?._filePath?.components(separatedBy: "/\(module)/").last
    return path?.split(separator: "/").first.map(String.init) ?? ""
  }

  /// `Suite/test() (File.swift:1)`, from `MTests.Suite/test()/File.swift:1:2`.
  private func name(ofTest id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), let column = id.lastIndex(of: ":"), slash < column else { return id }
    return "\(id[..<slash].dropFirst(module.count + 1)) (\(id[slash..<column].dropFirst()))"
  }
}
