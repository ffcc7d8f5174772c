import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceStatementsTests {
  @Test("Comments and formatting don't make statements different")
  func formatting() throws {
    let short = try SyntaxReader.statements(in: "struct A { func b() { c(1, 2); d() } }")
    let long = try SyntaxReader.statements(
      in: """
        /// Says what A is.
        struct A {
          // And b.
          func b() {
            c(
              1, 2)  // once
            d()
          }
        }
        """)
    #expect(short == long)
    #expect(short.map(\.text) == ["struct A { }", "func b ( ) { }", "c ( 1 , 2 )", "d ( )"])
  }

  @Test("The branches of an #if are statements, the #if itself isn't")
  func conditions() throws {
    let source = """
            #if DEBUG
        let a = 1
      #else
        let a = 2
      #endif
      protocol P { var x: Int { get } }
      extension A.B: P {
        var x: Int { y.map { $0 + 1 } ?? 0 }
      }
      """
    #expect(try SyntaxReader.statements(in: source).count == 8)
  }

  @Test("A statement knows its type, and whether it declares it")
  func types() throws {
    let statements = try SyntaxReader.statements(
      in: "let a = 1\nenum A { case b; final class C { let d = 1 } }\nextension A.C { func e() {} }")
    #expect(statements.map(\.type) == [nil, "A", "A", "A.C", "A.C", "A.C", "A.C"])
    #expect(statements.map(\.declaresType) == [false, true, false, true, false, false, false])
  }
}
