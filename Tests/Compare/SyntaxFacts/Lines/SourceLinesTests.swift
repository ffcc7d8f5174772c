import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceLinesTests {
  @Test("Each line is counted as what it is", arguments: hardSources)
  func eachLineIsCounted(source: Source) throws {
    #expect(try SyntaxReader.facts(of: source.text).code == source.lines(of: "c"))
  }

  @Test("An empty source has no lines")
  func anEmptySource() throws {
    #expect(try SyntaxReader.facts(of: "").code == 0)
  }

  @Test("What is declared has its code lines, without what stands around it")
  func declarations() throws {
    let source = """
      import Foundation

      /// One.
      @MainActor
      struct One {
        // why
        struct Inner {
          let a = 1
        }
      }

      protocol Two: AnyObject {}
      func free() { struct Local {} }
      extension Swift.Array<Int> {

        var one: Int { 1 }
      }
      """
    #expect(
      try SyntaxReader.facts(of: source).declarations == [
        CodeDeclaration(name: "One", code: 6), CodeDeclaration(name: "Two", isProtocol: true, code: 1),
        CodeDeclaration(name: "Swift.Array<Int>", code: 3),
      ])
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
    #expect(try SyntaxReader.facts(of: source).code == 9)
  }
}
