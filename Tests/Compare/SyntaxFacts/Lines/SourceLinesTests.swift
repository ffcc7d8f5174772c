import Metrics
import SyntaxFacts
import Testing

@Suite(.withParser)
struct SourceLinesTests {
  @Test("Each line is counted by its kind", arguments: hardSources)
  func eachLineIsCounted(source: Source) throws {
    #expect(try SyntaxReader.facts(of: source.text).code == source.lines(of: "c"))
  }

  @Test("A declaration has its own code lines, without the lines around it")
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
}
