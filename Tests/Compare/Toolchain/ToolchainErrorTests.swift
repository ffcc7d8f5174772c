import Testing
import Toolchain

struct ToolchainErrorTests {
  private func message(_ output: String) -> String {
    ToolchainError.failed(command: "swift build", status: 1, wasSignalled: false, output: output).description
  }

  @Test("A tool's error quotes its first complaints, each once, instead of its last output")
  func complaints() {
    let printed = (1...7).map { "a.swift:\($0):1: error: no \($0)" }
    let source = "1 | let a\n  |   `- error: no 1\n"
    let output = "[1/2] Compiling\n" + source + (printed + printed).joined(separator: "\n") + "\nnote: at last\n"
    #expect(
      message(output)
        == "“swift build” ended with exit code 1. Its first errors:\n" + printed.prefix(5).joined(separator: "\n"))
  }

  @Test("A tool that fails without a complaint is quoted with its last 20 lines, or called silent")
  func lastLines() {
    let lines = (1...30).map { "line \($0)" }
    #expect(
      message(lines.joined(separator: "\n"))
        == "“swift build” ended with exit code 1. It printed at last:\n" + lines.suffix(20).joined(separator: "\n"))
    #expect(
      message("error: couldNotFindTmpDir(\"/nowhere\")\n")
        == "“swift build” ended with exit code 1. TMPDIR names /nowhere, which doesn't exist: create it, or name another folder."
    )
    #expect(message("") == "“swift build” ended with exit code 1. It printed nothing.")
  }
}

struct CompileErrorTests {
  @Test func errorsAreReadOnceAndNothingElse() {
    let text = """
      [3/9] Compiling A b.swift
      /a/b c.swift:12:7: error: cannot find “d”: in scope
      /a/b c.swift:13:1: warning: error: unused
      /a/b c.swift:12:7: error: cannot find “d”: in scope
       12 |   d()
          |   `- error: cannot find “d”: in scope
      error: emit-module command failed
      """
    #expect(
      CompileError.all(in: text) == [
        CompileError(file: "/a/b c.swift", line: 12, column: 7, message: "cannot find “d”: in scope")
      ])
  }
}
