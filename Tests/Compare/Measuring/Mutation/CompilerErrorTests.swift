import Testing

@testable import Measuring

struct CompilerErrorTests {
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
      CompilerError.all(in: text) == [
        CompilerError(file: "/a/b c.swift", line: 12, column: 7, message: "cannot find “d”: in scope")
      ])
  }

  @Test func aBuildThatSaysNothingHasNone() {
    #expect(CompilerError.all(in: "").isEmpty)
  }
}
