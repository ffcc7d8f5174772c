import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceExtentsTests {
  @Test("Types and extensions are named with their enclosing types")
  func types() throws {
    let extents = try SyntaxReader.extents(
      in: "struct A {\n  enum B {}\n}\nextension A.B {\n}\nprotocol P {}\nactor C {}")
    #expect(
      extents.types.map { "\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)" } == [
        "A 1-3", "A.B 2-2", "A.B 4-5", "C 7-7",
      ])
    #expect(extents.innermostType(onLine: 2) == "A.B")
    #expect(extents.innermostType(onLine: 3) == "A")
    #expect(extents.innermostType(onLine: 6) == nil)
  }

  @Test("Lines that use a name are lines of code, not of comments or strings")
  func uses() throws {
    let source = "func f() {\n  // saved\n  print(\"saved\")\n  a.saved\n  let `saved` = 1\n  unsaved()\n}"
    #expect(try SyntaxReader.lines(using: "saved", in: source) == [4, 5])
  }

  @Test("Protocols are listed separately, and heads list conformances up to the brace")
  func conformances() throws {
    let extents = try SyntaxReader.extents(
      in: "protocol P: Q {\n  func f()\n}\nfinal class A:\n  B, P\n{\n  struct C: P {}\n}\nextension D: Q {}\nenum E {}"
    )
    #expect(extents.protocols.map { "\($0.name) \($0.lines.lowerBound)-\($0.lines.upperBound)" } == ["P 1-3"])
    #expect(
      extents.conformances == [
        StatedConformance(type: "P", names: ["Q"], lines: 1...1),
        StatedConformance(type: "A", names: ["B", "P"], lines: 4...6),
        StatedConformance(type: "A.C", names: ["P"], lines: 7...7),
        StatedConformance(type: "D", names: ["Q"], lines: 9...9),
      ])
  }

  @Test("A unit has a body and begins at its brace; requirements, stored properties and closures aren't units")
  func units() throws {
    let source = """
      protocol P { func r(); var v: Int { get } }
      final class A {
        var s = 0 { didSet { print(s) } }
        let closure = { 1 }
        init(a: Int) {}
        deinit {}
        func f(
          _ x: Int, to y: Int
        ) {
          func inner() {}
        }
        var c: Int { 1 }
        var e: Int {
          get { 1 }
          set { s = newValue }
        }
        subscript(i: Int) -> Int { i }
      }
      func free() {}
      """
    let units = try SyntaxReader.extents(in: source).units
    #expect(
      units.map { "\($0.name) \($0.body.map { "\($0.line):\($0.column)" } ?? "–")" } == [
        "A.s.didSet 3:22", "A.init(a:) 5:16", "A.deinit 6:10", "A.f(_:to:) 9:5", "A.f(_:to:).inner() 10:18",
        "A.c.get 12:14",
        "A.e.get 14:9", "A.e.set 15:9", "A.subscript.get 17:28", "free() 19:13",
      ])
    #expect(units[3].lines == 7...11)
  }

  @Test(
    "An empty source and one that isn't Swift declare nothing",
    arguments: ["", "\u{FEFF}", "}{ func", "#if X\n#endif"])
  func nothing(source: String) throws {
    #expect(try SyntaxReader.extents(in: source) == SourceExtents())
  }
}
