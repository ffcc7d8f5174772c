import Foundation
import Results
import Testing

@testable import Docs

struct RecordedSuiteTests {
  private func result(command: String = "compare") -> SuiteResult {
    var result = SuiteResult(
      circumstances: RecordedSuite.made.circumstances, seed: 3,
      architectures: [
        SuiteResult.Architecture(
          name: "A", idea: "an idea", module: "AImpl", roles: [.init(name: "View", duty: "shows")])
      ])
    result.circumstances.command = command
    result.parts = [
      PartRecord(.walk, .complete, date: "2026-11-19T00:00:00Z"),
      PartRecord(
        .build, .unavailable, reason: "“swift build --package-path /home/x/app” failed in /home/x/app/Sources."),
    ]
    result.walk = WalkResult(steps: 7, seed: 3)
    return result
  }

  @Test("The recorded command can be typed by somebody else")
  func command() {
    let record = RecordedSuite(
      result(command: "compare --skip build --format json --output /tmp/x --seed 1 --format=csv"), folder: "/nowhere")
    #expect(record.circumstances.command == "compare --skip build --seed 1")
    #expect(record.report.contains { $0.hasSuffix("compare --skip build --seed 1") })
  }

  @Test("No path of the checkout is recorded")
  func paths() {
    let record = RecordedSuite(result(), folder: "/home/x/app")
    #expect(!record.report.contains { $0.contains("/home/x") })
    #expect(record.report.contains { $0.contains("failed in Sources.") })
  }

  @Test("Days, behaviour and roles are recorded; the rest is unknown")
  func recorded() {
    let record = RecordedSuite(result(), folder: "/nowhere")
    #expect(record.dates == ["walk": "2026-11-19T00:00:00Z"])
    #expect(record.behaviour == ["7 random steps with seed 3: nothing was found."])
    #expect(record.architectures.map(\.numbers) == [[:]])
    #expect(record.architectures[0].roles.map(\.name) == ["View", nil])
    #expect(record.architectures[0].roles.allSatisfy { $0.code == nil && $0.types == nil })
  }

  @Test("A record can be read again; another version and a broken file are refused")
  func file() throws {
    var record = RecordedSuite.made
    let text = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(try recorded([ProjectFolder.result: text]).get() == .made)
    record.version = 9
    let newer = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    for text in [newer, "{}", "no"] {
      #expect(throws: DocsProblem.self) { try recorded([ProjectFolder.result: text]).get() }
    }
    #expect(throws: DocsProblem.self) { try recorded([:]).get() }
  }

  private func recorded(_ files: [String: String]) throws -> Result<RecordedSuite, DocsProblem> {
    try MadeProject.with(files) { RecordedSuite.recorded(in: $0) }
  }

  @Test("Facts that follow from the sources are compared as reports write them, and times aren’t")
  func changes() {
    var other = RecordedSuite.made
    #expect(other.changes(to: .made) == [])
    other.architectures[0].numbers["lines.code"]?.number = 101
    other.architectures[0].numbers["coverage.regions"]?.number = 0.90491
    other.architectures[0].numbers["runtime.step"]?.number = 20_000
    other.architectures[1].numbers["coupling.fanOutP90"] = nil
    other.behaviour = []
    #expect(
      RecordedSuite.made.changes(to: other).map(\.problem) == [
        .changed("1 story: passed.", isRecorded: true), .changed("lines.code of Plain is 100", isRecorded: true),
        .changed("coupling.fanOutP90 of Fancy is 3", isRecorded: true),
        .changed("lines.code of Plain is 101", isRecorded: false),
        .changed("coupling.fanOutP90 of Fancy is unknown", isRecorded: false),
      ])
    other = .made
    other.architectures.removeLast()
    #expect(!RecordedSuite.made.changes(to: other).isEmpty && !other.changes(to: .made).isEmpty)
  }
}
