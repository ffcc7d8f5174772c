internal import Basics
package import Foundation

/// The events that a test program wrote to Swift Testing's event stream.
package struct TestEvents: Sendable {
  package struct Test: Sendable {
    /// The display name, or the function's name without arguments.
    package let name: String
    package let file: String?
  }

  /// A line of the stream.
  private struct Record: Decodable {
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

    let payload: Payload
  }

  /// All tests of the program by ID, without suites.
  package private(set) var tests: [String: Test] = [:]
  /// The IDs of the tests that ended.
  package private(set) var ended: Set<String> = []
  /// The text of each failed test's first issue, by ID.
  package private(set) var issues: [String: String] = [:]
  private var begun: [String] = []
  private var skipped: Set<String> = []
  private var runHasEnded = false

  /// Returns the arguments that make a test program write its events to a file.
  package static func arguments(writingTo file: URL) -> [String] {
    ["--event-stream-version", "0", "--event-stream-output-path", file.path]
  }

  package init(_ stream: Data) {
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let payload = try? JSONDecoder().decode(Record.self, from: line).payload else { continue }
      if payload.kind == "runEnded" { runHasEnded = true }
      if payload.kind == "function", let id = payload.id {
        let name = payload.displayName ?? String(payload.name?.prefix { $0 != "(" } ?? "")
        tests[id] = Test(name: name, file: payload.sourceLocation?._filePath)
      }
      add(payload, of: payload.testID ?? "outside of the tests")
    }
  }

  private mutating func add(_ payload: Record.Payload, of id: String) {
    switch payload.kind {
    case "testStarted" where tests[id] != nil: begun.append(id)
    case "testEnded" where tests[id] != nil: ended.insert(id)
    case "testSkipped": skipped.insert(id)
    case "issueRecorded" where payload.issue?.isKnown != true && issues[id] == nil:
      // The test's own text comes after “Issue recorded”.
      issues[id] = payload.messages?.map(\.text).first { $0 != "Issue recorded" } ?? "failed"
    default: break
    }
  }

  /// Returns `Suite/test() (File.swift:1)` for `Module.Suite/test()/File.swift:1:2`.
  package static func name(of id: String) -> String {
    guard let slash = id.lastIndex(of: "/"), let column = id.lastIndex(of: ":"), slash < column else { return id }
    return "\(id[..<slash].drop { $0 != "." }.dropFirst()) (\(id[slash..<column].dropFirst()))"
  }

  // MARK: - Interrupted runs

  /// Describes how a process ended before its tests did, and in which test; `nil` if all tests ended.
  ///
  /// The module's tests must have run one after the other, so that only one of them can be the cause.
  package func interruption(of module: String, by outcome: ToolRun.Outcome) -> String? {
    guard !runHasEnded else { return nil }
    let current = begun.last { !ended.contains($0) }
    let left = tests.keys.count { id in
      id.hasPrefix("\(module).") && ![ended, skipped].contains { $0.contains(id) } && id != current
    }
    let rest = left == 0 ? "" : left == 1 ? " 1 other test didn't run." : " \(left) other tests didn't run."
    return Self.end(of: current.map(Self.name), outcome) + rest
  }

  private static func end(of test: String?, _ outcome: ToolRun.Outcome) -> String {
    let subject = test ?? "Its process"
    if let seconds = outcome.silence {
      return "\(subject) did not end; it was ended after \(Int(seconds)) s without output."
    }
    if outcome.wasSignalled {
      let crash = crash(in: outcome.text).joined(separator: ", in ")
      return "\(subject) crashed\(crash.isEmpty ? " with signal \(outcome.status)" : ": \(crash)")."
    }
    return test == nil
      ? "Its process ended with exit code \(outcome.status) before its tests did."
      : "\(subject) ended the process with exit code \(outcome.status)."
  }

  /// Returns the runtime's message, and the first location in a source where the crash came from.
  private static func crash(in output: String) -> [String] {
    let lines = output.split(separator: "\n")
    guard let message = lines.last(where: { $0.contains("atal error") }) else { return [] }
    let place = lines.drop { !$0.hasSuffix(" crashed:") }.lazy.compactMap(place).first
    return [String(message)] + [place].compactMap(\.self)
  }

  /// Returns `Suite.test() at /path/File.swift:9:46` for a frame of a backtrace.
  private static func place(inFrame line: Substring) -> String? {
    let form = /\s*\d+ .*?0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+ at (\/[^\/].*\.swift:\d+:\d+)/
    guard let frame = line.wholeMatch(of: form), !frame.2.contains("/swift-generated-sources/")
    else { return nil }
    return "\(frame.1) at \(frame.2)"
  }
}
