import Metrics
import Results
import Testing

@testable import Docs

struct SuiteResultDocumentsTests {
  @Test("The recorded commands work for other users")
  func command() throws {
    var result = SuiteResult.made
    let command = "compare --skip build --format json --output /tmp/x --seed 1 --format=csv"
    result.circumstances.command = command
    result.runtime?.circumstances.command = command
    result.parts[0].reason = "See compare --format json."
    let text = try result.recordedText(withoutFolder: "/nowhere")
    #expect(text.ranges(of: "\"command\":\"compare --skip build --seed 1\"").count == 2)
    #expect(text.contains("See compare --format json."))
  }

  @Test("The checkout's path isn't recorded, and other paths stay")
  func paths() throws {
    var result = SuiteResult.made
    result.parts = [
      PartRecord(
        .build, .unavailable,
        reason:
          "“swift build --package-path /home/app” failed in /home/app.\n/home/app/Sources/A.swift:1: see file:///home/app/a, "
          + "Sources/home/app/B.swift and /home/apple/C.swift.")
    ]
    let text = try result.recordedText(withoutFolder: "/home/app")
    #expect(
      text.contains(
        #"“swift build --package-path .” failed in ..\nSources/A.swift:1: see file://a, Sources/home/app/B.swift and /home/apple/C.swift."#
      ))
  }

  @Test("Facts that follow from the sources are compared as formatted in reports, and times aren’t compared")
  func changes() {
    let made = SuiteResult.made
    #expect(made.changes(to: made) == [])
    var other = made
    other.lines = LinesResult(files: [.made("Plain", code: 101), .made("Fancy", code: 281)])
    other.coverage?.architectures[0] = .made("Plain", share: 0.90491)
    other.runtime?.overall.times[0].median = 20_000
    other.coupling = CouplingResult(modules: made.coupling?.modules.filter { $0.name == "PlainImpl" } ?? [])
    other.walk = nil
    #expect(
      made.changes(to: other).map(\.problem) == [
        .changed("7 random steps with seed 3: no difference and no broken invariant was found.", isRecorded: true),
        .changed("lines.code of Plain is 100", isRecorded: true),
        .changed("coupling.fanOutP90 of Fancy is 3", isRecorded: true),
        .changed("lines.code of Plain is 101", isRecorded: false),
        .changed("coupling.fanOutP90 of Fancy is unknown", isRecorded: false),
      ])
    other = made
    other.architectures.removeLast()
    #expect(!made.changes(to: other).isEmpty && !other.changes(to: made).isEmpty)
  }
}
