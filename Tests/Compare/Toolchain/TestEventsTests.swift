import Foundation
import Testing

@testable import Toolchain

struct TestEventsTests {
  private static func id(_ name: String, line: Int) -> String { "MTests.Suite/\(name)()/File.swift:\(line):4" }

  private static func test(_ name: String, line: Int) -> String {
    #"{"kind":"test","payload":{"id":"\#(id(name, line: line))","kind":"function","name":"\#(name)()"}}"#
  }

  private static func event(_ kind: String, _ name: String = "", line: Int = 1) -> String {
    let test = name.isEmpty ? "" : #", "testID": "\#(id(name, line: line))""#
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(test)}}"#
  }

  /// Returns the events of three tests and of a nested suite; another module has a test as well.
  private static func events(_ more: String...) -> TestEvents {
    let tests = [
      test("first", line: 1), test("second", line: 2), test("third", line: 3),
      #"{"kind":"test","payload":{"id":"MTests.Suite/Inner","kind":"suite","name":"Inner"}}"#,
      #"{"kind":"test","payload":{"id":"OtherTests.a()/A.swift:1:1","kind":"function","name":"a()"}}"#,
    ]
    return TestEvents(Data((tests + more).joined(separator: "\n").utf8))
  }

  private static func end(
    status: Int32 = 0, wasSignalled: Bool = false, silence: Double? = nil, _ text: String = ""
  ) -> ToolRun.Outcome {
    ToolRun.Outcome(
      output: Data(), diagnostics: Data(text.utf8), status: status, wasSignalled: wasSignalled, silence: silence)
  }

  private let begun = events(
    event("testStarted", "first"), event("testEnded", "first"), event("testStarted", "second", line: 2))

  @Test("A test that ends its process counts as interrupted, even with exit code 0")
  func exits() {
    #expect(
      begun.interruption(of: "MTests", by: Self.end())
        == "Suite/second() (File.swift:2) ended the process with exit code 0. 1 other test didn't run.")
  }

  @Test("A test that hangs is named, and so is one that crashes, with the message and the place")
  func hangsAndCrashes() {
    #expect(
      begun.interruption(of: "MTests", by: Self.end(status: 9, wasSignalled: true, silence: 60))
        == "Suite/second() (File.swift:2) did not end; it was ended after 60 s without output. 1 other test didn't run."
    )
    let trap = "M/File.swift:2: Fatal error: on purpose\n"
    #expect(
      begun.interruption(of: "MTests", by: Self.end(status: 4, wasSignalled: true, trap))
        == "Suite/second() (File.swift:2) crashed: M/File.swift:2: Fatal error: on purpose. 1 other test didn't run.")
    #expect(
      begun.interruption(of: "MTests", by: Self.end(status: 11, wasSignalled: true))
        == "Suite/second() (File.swift:2) crashed with signal 11. 1 other test didn't run.")
  }

  @Test("A crash is shown with its message and the first place in a source, without loaded images")
  func crash() {
    let output = """
      ◇ Test traps() started.
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

      *** Signal 4: Backtracing from 0x7fca4576df7f... done ***

      Thread 0 "PackageTests":

        0      0x00007fca43e92301 main + 65 in runner at /a/runner.swift:1:1

      Thread 1 "-qos.overcommit" crashed:

        0                  0x00007fca4576df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra]             0x0000561a3c7c05a8 OwnTests.traps() + 775 in PackageTests.xctest at /a/Tests/OwnTests.swift:9:108
        2 [ra]             0x0000561a3c7bae7a traps + 41 in PackageTests.xctest at /a/Tests/Other.swift:5:149

      0x00007fe3fc838000–0x00007fe3fca12000 libTesting.so  /usr/lib/libTesting.so
      Backtrace took 0.36s
      """
    #expect(
      Self.events().interruption(of: "OtherTests", by: Self.end(status: 4, wasSignalled: true, output))
        == "Its process crashed: Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range, in "
        + "OwnTests.traps() at /a/Tests/OwnTests.swift:9:108. 1 other test didn't run.")
  }

  @Test("If all tests ended, nothing was interrupted, whatever the exit code; skipped tests aren't missing")
  func ends() {
    let all = Self.events(
      Self.event("testStarted", "first"), Self.event("testEnded", "first"), Self.event("runEnded"))
    #expect(all.interruption(of: "MTests", by: Self.end(status: 1)) == nil)
    let skipped = Self.events(
      Self.event("testSkipped", "first"), Self.event("testSkipped", "second", line: 2),
      Self.event("testStarted", "third", line: 3))
    #expect(
      skipped.interruption(of: "MTests", by: Self.end(status: 3))
        == "Suite/third() (File.swift:3) ended the process with exit code 3.")
    #expect(
      Self.events().interruption(of: "MTests", by: Self.end(status: 3))
        == "Its process ended with exit code 3 before its tests did. 3 other tests didn't run.")
  }

  @Test("Suites aren't tests; an issue outside a test counts, and a known issue doesn't")
  func counts() {
    let events = Self.events(
      #"{"kind":"event","payload":{"kind":"testEnded","testID":"MTests.Suite/Inner"}}"#,
      Self.event("testEnded", "first"),
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"testID":"MTests.Suite/first()/F:1:1"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"text":"Issue recorded"},{"text":"Late."}]}}"#)
    #expect(events.tests.count == 4 && events.ended.count == 1)
    #expect(events.issues == ["outside of the tests": "Late."])
  }

  @Test("A run has failed if a test ended its process, failed or didn't end, and says why")
  func failures() {
    let ended = Self.events(Self.event("runEnded"))
    #expect(ProfiledRun.failure(of: "MTests", ended, Self.end()).isEmpty)
    let failed = Self.events(
      Self.event("runEnded"),
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(Self.id("first", line: 1))","#
        + #""messages":[{"text":"Expectation failed."}]}}"#)
    #expect(
      ProfiledRun.failure(of: "MTests", failed, Self.end(status: 1, "out"))
        == ["Suite/first() (File.swift:1): Expectation failed."])
    #expect(
      ProfiledRun.failure(of: "MTests", ended, Self.end(status: 1, "1\n2\n3\n4\n5\n6\n"))
        == ["2", "3", "4", "5", "6"])
    #expect(ProfiledRun.failure(of: "MTests", begun, Self.end()).first?.contains("ended the process") == true)
  }
}
