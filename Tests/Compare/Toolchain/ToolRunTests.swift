import Basics
import Foundation
import Testing
import Toolchain

@Suite(.timeLimit(.minutes(10)))
struct ToolRunTests {
  private func shell(_ script: String) -> ToolRun {
    ToolRun(URL(filePath: "/bin/sh"), ["-c", script])
  }

  @Test("Output and errors of a program are read to the end, however long they are")
  func muchOutput() throws {
    let outcome = try shell("head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2").outcome()
    #expect(outcome.output.count == 1_000_000)
    #expect(outcome.diagnostics.count == 1_000_000)
    #expect(outcome.status == 0)
  }

  @Test("A program continues while nobody reads, and its output is read in order later")
  func started() throws {
    let folder = try TemporaryFolder()
    let end = folder.path(of: "end")
    let run = try shell("echo first; head -c 1000000 /dev/zero; echo; echo last >&2; touch \(end); printf rest").start()
    while !FileManager.default.fileExists(atPath: end) { Thread.sleep(forTimeInterval: 0.01) }
    var lines: [Int] = []
    let outcome = try run.outcome { lines.append($0.count) }
    #expect(lines == [5, 1_000_000])
    #expect(outcome.output.count == 6 + 1_000_001 + 4)
    #expect(String(decoding: outcome.diagnostics, as: UTF8.self) == "last\n")
    #expect(outcome.hasSucceeded)
  }

  @Test("A silent program is ended together with its children, and one that prints continues")
  func silence() throws {
    var hanging = shell("echo begun; sleep 600 & wait")
    hanging.silenceLimit = 0.5
    let ended = try hanging.outcome()
    #expect(ended.silence == 0.5 && ended.wasSignalled && !ended.hasSucceeded)
    #expect(ended.text == "begun\n")
    var printing = shell("for i in 1 2 3 4 5 6 7 8; do echo $i; sleep 0.25; done")
    printing.silenceLimit = 1.5
    let outcome = try printing.outcome()
    #expect(outcome.silence == nil && outcome.hasSucceeded)
  }

  @Test("Programs are told not to colour output to a pipe")
  func colours() throws {
    #expect(try shell("printf %s \"$NO_COLOR\"").text() == "1")
  }

  @Test("A program that fails is an error with its last output")
  func failure() {
    #expect(
      throws: ToolchainError.failed(
        command: "sh -c echo out; echo why >&2; exit 3", status: 3, wasSignalled: false, output: "out\nwhy\n")
    ) {
      try shell("echo out; echo why >&2; exit 3").output()
    }
  }

  @Test("A program that a signal ends is an error")
  func signal() throws {
    let outcome = try shell("kill -9 $$").outcome()
    #expect(outcome.wasSignalled)
    #expect(outcome.status == 9)
    #expect(throws: ToolchainError.self) { try shell("kill -9 $$").output() }
  }

  @Test("A missing program is an error that names it")
  func missing() {
    let error = #expect(throws: ToolchainError.self) { try ToolRun(URL(filePath: "/nowhere/x"), []).output() }
    guard case .notStarted("/nowhere/x", _) = error else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
  }

  @Test("The environment is this process's plus additions, and nothing waits for input")
  func environment() throws {
    let run = ToolRun(URL(filePath: "/bin/sh"), ["-c", "cat; echo $WORD $HOME"], environment: ["WORD": "here"])
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    #expect(try String(decoding: run.output(), as: UTF8.self) == "here \(home)\n")
  }
}
