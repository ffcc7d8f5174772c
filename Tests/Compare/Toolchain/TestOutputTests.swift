import Testing

@testable import Toolchain

struct TestOutputTests {
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
      TestOutput(output).reasons == [
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
        "OwnTests.traps() at /a/Tests/OwnTests.swift:9:108",
      ])
    #expect(TestOutput("M.swift:1: Fatal error\n").reasons == ["M.swift:1: Fatal error"])
  }

  @Test("A failed test is shown with its issues, and anything else with its last lines")
  func issues() {
    let output = """
      ◇ Test fails() started.
      ✘ Test fails() recorded an issue at T.swift:7:58: Expectation failed: (number → 1) == 2
      ↳ A comment
      ✘ Test fails() failed after 0.001 seconds with 1 issue.
      ✘ Test run with 8 tests in 2 suites failed after 0.017 seconds with 1 issue.
      """
    #expect(
      TestOutput(output).reasons == [
        "✘ Test fails() recorded an issue at T.swift:7:58: Expectation failed: (number → 1) == 2", "↳ A comment",
      ])
    #expect(TestOutput("1\n2\n3\n4\n5\n6\n").reasons == ["2", "3", "4", "5", "6"])
  }
}
