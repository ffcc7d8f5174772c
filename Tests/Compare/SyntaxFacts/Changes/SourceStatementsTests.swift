import Foundation
import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceStatementsTests {
  @Test("Comments and formatting tell no two statements apart")
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

  @Test("There are as many as are counted")
  func count() throws {
    let source = """
      import Foundation
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
    #expect(try SyntaxReader.statements(in: source).count == SyntaxReader.facts(of: source).statements)
  }

  @Test("A statement knows the type it is in, and whether it declares that")
  func types() throws {
    let statements = try SyntaxReader.statements(
      in: "let a = 1\nenum A { case b; final class C { let d = 1 } }\nextension A.C { func e() {} }")
    #expect(statements.map(\.type) == [nil, "A", "A", "A.C", "A.C", "A.C", "A.C"])
    #expect(statements.map(\.declaresType) == [false, true, false, true, false, false, false])
  }

  @Test("A source that was parsed, and is kept, has the facts that it has when read alone")
  func kept() throws {
    let source = "\u{FEFF}struct A { func b() { c(1, 2); d() } }"
    #expect(try SyntaxReader.facts(of: source, keeping: ParsedSources()) == SyntaxReader.facts(of: source))
    #expect(try SyntaxReader.statements(ofVersions: [], from: ParsedSources()).isEmpty)
  }

  @Test("A version read after another one has the statements that it has when read alone")
  func versions() throws {
    let first = """
      import Foundation

      final class A: B {
        private var c = [1, 2]

        func d(_ e: Int) {
          guard e > 0 else { return }
          c.append(e)
        }

        func f() { c.removeAll() }
      }

      """
    let versions = [
      first, "", "\u{FEFF}" + first, "// Before all.\n" + first, first + "extension A {}",
      first.replacingOccurrences(of: "c.append(e)", with: "c.append(e + 1)\n    f()"),
      // As long as it was.
      first.replacingOccurrences(of: "c.append(e)", with: "c.remove(e)"),
      first.replacingOccurrences(of: "    guard e > 0 else { return }\n", with: ""),
      first.replacingOccurrences(of: "final class A: B {", with: "extension A {"),
      first.replacingOccurrences(of: "[1, 2]", with: "\"é\" /* ü */"),
      // What follows is no longer what it was: a comment, a string, a nested type, another branch.
      first.replacingOccurrences(of: "  func d", with: "  /*\n  func d"),
      first.replacingOccurrences(of: "= [1, 2]", with: "= \"\"\""),
      first.replacingOccurrences(of: "  func f", with: "  enum G {\n  func f"),
      first.replacingOccurrences(of: "  func f", with: "  #if DEBUG\n  func f"),
      first.replacingOccurrences(of: "c.append(e)\n", with: "c\n"),
      first.replacingOccurrences(of: "guard e > 0 else { return }", with: "let g = e"),
      first.replacingOccurrences(of: "\n", with: "\r\n"),
    ]
    for known in [first, versions[10], ""] {
      let parsed = ParsedSources()
      _ = try SyntaxReader.facts(of: known, keeping: parsed)
      for read in [
        try SyntaxReader.statements(ofVersions: [known] + versions).dropFirst(),
        try SyntaxReader.statements(ofVersions: versions + [known], from: parsed).dropLast(),
      ] {
        for (version, statements) in zip(versions, read) {
          #expect(try statements == SyntaxReader.statements(in: version), "\(version)")
        }
      }
    }
  }
}
