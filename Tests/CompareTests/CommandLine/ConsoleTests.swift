import Testing

@testable import CompareSuite

struct ConsoleTests {
  @Test func resultsAndDiagnosticsGoTheirOwnWays() throws {
    var output = ""
    var diagnostics = ""
    let console = Console(result: { output += $0 }, diagnostic: { diagnostics += $0 })
    try console.result(["one", "\u{1B}two"])
    console.diagnostic("three\u{7}")
    console.progress("four")
    #expect(output == "one\n\\u{1B}two\n")
    #expect(diagnostics == "three\\u{7}\n")
  }

  @Test func progressReplacesItself() {
    var diagnostics = ""
    let console = Console(result: { _ in }, diagnostic: { diagnostics += $0 }, showsProgress: true)
    console.progress(String(repeating: "x", count: 200))
    console.progress("")
    let clear = "\r\u{1B}[2K"
    #expect(diagnostics == clear + String(repeating: "x", count: 78) + "…" + clear)
  }

  @Test func aLongDiagnosticIsCutOff() {
    var diagnostics = ""
    Console(result: { _ in }, diagnostic: { diagnostics += $0 }).diagnostic(String(repeating: "x", count: 5000))
    #expect(diagnostics == String(repeating: "x", count: 999) + "…\n")
  }

  @Test func outputThatIsRefusedIsAnError() {
    let full = Console(result: { _ throws(ConsoleError) in throw .refused("No space") }, diagnostic: { _ in })
    #expect(throws: ConsoleError.refused("No space")) { try full.result(["x"]) }
    #expect(
      "\(ConsoleError.refused("No space"))" == "The output can't be written: No space. Check where it is sent to.")
  }

  @Test func aDescriptorThatIsNotOpenRefusesOutput() {
    #expect(throws: ConsoleError.refused("Bad file descriptor")) { try OutputFile(descriptor: -1).write("x") }
    #expect(throws: Never.self) { try OutputFile(descriptor: -1).write("") }
  }
}
