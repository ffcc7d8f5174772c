import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceLinesTests {
  @Test("Each line is counted as what it is", arguments: hardSources)
  func eachLineIsCounted(source: Source) throws {
    let expected = LineCount(code: source.lines(of: "c"), comment: source.lines(of: "/"), blank: source.lines(of: "_"))
    #expect(try SyntaxReader.facts(of: source.text).lines == expected)
  }

  @Test("An empty source has no lines")
  func anEmptySource() throws {
    #expect(try SyntaxReader.facts(of: "").lines == LineCount())
  }

  @Test("Marks of snippets change no count")
  func marks() throws {
    let plain = "func f() {\n  g()\n  // why\n}\n"
    let marked = "// snippet.f\nfunc f() {\n  // snippet.end\n  g()\n  // why\n}\n"
    #expect(try SyntaxReader.facts(of: marked).lines == SyntaxReader.facts(of: plain).lines)
  }

  @Test("The numbers of a source, worked out by hand")
  func worked() throws {
    let source = #"""
      #!/usr/bin/env swift
      /// Greets. /* not opened

      import Foundation  // for nothing

      /* a /* nested */ comment

         with an empty line before this one */
      let text = """
        // \(1 /* one */)

        """
      #if DEBUG
      let more = #/ // /#
      #endif
      """#
    #expect(try SyntaxReader.facts(of: source).lines == LineCount(code: 9, comment: 3, blank: 3))
  }
}
