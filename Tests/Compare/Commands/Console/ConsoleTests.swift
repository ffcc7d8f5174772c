import Foundation
import Report
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

  @Test("A long step is shown as progress, or as a line in a log", arguments: [true, false])
  func longSteps(showsProgress: Bool) {
    var diagnostics = ""
    let console = Console(result: { _ in }, diagnostic: { diagnostics += $0 }, showsProgress: showsProgress)
    let whole = console.observer.progress { "1 of 2: \($0)" }
    whole.progress("reading")
    whole.begins("building A")
    let clear = "\r\u{1B}[2K"
    #expect(diagnostics == (showsProgress ? "\(clear)1 of 2: reading\(clear)1 of 2: building A" : "building A\n"))
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

  @Test func diagnosticsAndResultsTakeTheLineOfProgressAway() throws {
    var output = ""
    let console = Console(result: { output += $0 }, diagnostic: { output += $0 }, showsProgress: true)
    console.progress("one")
    console.diagnostic("two")
    console.progress("three")
    try console.result(["four"])
    let clear = "\r\u{1B}[2K"
    #expect(output == "\(clear)one\(clear)two\n\(clear)three\(clear)four\n")
  }

  @Test func inANarrowTerminalProgressTakesOneLine() throws {
    let terminal = try PseudoTerminal()
    var size = winsize(ws_row: 24, ws_col: 20, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal.program.fileDescriptor, UInt(TIOCSWINSZ), &size)
    let file = OutputFile(descriptor: terminal.program.fileDescriptor)
    let console = Console.writing(to: file, diagnostics: file, environment: ["TERM": "xterm"])
    console.progress(String(repeating: "x", count: 200))
    #expect(terminal.output(until: "…") == "\r\u{1B}[2K" + String(repeating: "x", count: 18) + "…")
  }

  @Test(arguments: [nil, "dumb", "unknown"])
  func aTerminalThatCannotDrawIsShownPlainText(kind: String?) throws {
    let terminal = try PseudoTerminal()
    let file = OutputFile(descriptor: terminal.program.fileDescriptor)
    let console = Console.writing(to: file, diagnostics: file, environment: kind.map { ["TERM": $0] } ?? [:])
    console.progress("one")
    console.diagnostic("two")
    try console.result([StyledLine("three", .heading)])
    #expect(terminal.output(until: "three\r\n") == "two\r\nthree\r\n")
  }
}
