import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceMutantsTests {
  @Test("Each operator makes its mutants, and no others", arguments: mutatedCodes)
  func eachRule(code: MutatedCode) throws {
    let source = try SyntaxReader.mutants(in: code.text)
    #expect(
      source.mutants.map { "\($0.mutationOperator.rawValue): \(source.change(by: $0).after)" } == code.mutants)
  }

  @Test("A mutant knows its function or property")
  func units() throws {
    let source = try SyntaxReader.mutants(
      in: """
        extension A.B {
          struct C {
            var d = 0
            var e: Int { let f = 0; return f }
            init(g: Int) { h() }
            func i(_ j: Int, k: Int) { l { m(); n() } }
          }
        }
        let o = 0
        """)
    #expect(
      source.mutants.map(\.unit) == [
        "A.B.C.d", "A.B.C.e", "A.B.C.e", "A.B.C.init(g:)", "A.B.C.i(_:k:)", "A.B.C.i(_:k:)", "A.B.C.i(_:k:)", "o",
      ])
  }

  @Test("A source without code, or one that isn't Swift, has no mutants")
  func noMutants() throws {
    #expect(try SyntaxReader.mutants(in: "").mutants.isEmpty)
    #expect(try SyntaxReader.mutants(in: "}}} ((( ").mutants.isEmpty)
  }
}
