import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SwitchedSourceTests {
  private func switched(_ text: String, leavingOut: Set<Int> = []) throws -> SwitchedSource {
    let source = try SyntaxReader.mutants(in: text)
    let numbers = source.mutants.indices.filter { !leavingOut.contains($0 + 1) }.map { ($0, $0 + 1) }
    return SwitchedSource(source, numbers: Dictionary(uniqueKeysWithValues: numbers), call: "on")
  }

  @Test("Mutants are nested, and the innermost code is the original")
  func nested() throws {
    #expect(
      try switched("func f() { guard a < 1 else { return } }").text
        == "func f() { guard (on(1) || ((on(2) != ((on(3) ? a <= 1 : (a < (on(4) ? 0 : (1)))))))) else { return } }")
  }

  @Test("Adjacent statements are switched one by one")
  func sideBySide() throws {
    #expect(
      try switched("func f() { g();h() }").text == "func f() { if !on(1) { g() };if !on(2) { h() } }")
  }

  @Test("A lone call in a closure stays an expression")
  func loneCall() throws {
    #expect(try switched("f = { g() }").text == "if !on(1) { f = { (on(2) ? () : (_ = (g()))) } }")
  }

  @Test("A skipped mutant leaves no trace")
  func leftOut() throws {
    #expect(try switched("func f() { g();h() }", leavingOut: [1]).text == "func f() { g();if !on(2) { h() } }")
  }

  @Test("Lines keep their numbers")
  func lines() throws {
    let text = "func f() {\n  // a\n  if b,\n    c { d() }\n}\n"
    #expect(try switched(text).text.count { $0 == "\n" } == 5)
  }

  @Test("The innermost mutant around an error is suspected first, then those on its line, then those of the unit")
  func suspects() throws {
    let source = try switched("func f() {\n  g(0)\n  let a = b\n}\nfunc h() { i() }")
    #expect(
      source.text == "func f() {\n  if !on(1) { g((on(2) ? 1 : (0))) }\n  let a = b\n}\nfunc h() { if !on(3) { i() } }")
    #expect(source.suspects(line: 2, column: 20) == [2])
    #expect(source.suspects(line: 2, column: 4) == [1])
    #expect(source.suspects(line: 2, column: 1) == [1, 2])
    #expect(source.suspects(line: 3, column: 3) == [1, 2])
    #expect(source.suspects(line: 99, column: 1) == [])
  }
}
