import Testing

@testable import Docs

struct BlockMarkTests {
  private func mark(_ text: String) throws(DocsProblem) -> BlockMark? {
    try BlockMark(MarkdownLines.Line(text: text, number: 1))
  }

  @Test("A mark has a kind and what follows the colon")
  func read() throws {
    #expect(try mark("<!-- listing: Sources/A.swift#b -->")?.argument == "Sources/A.swift#b")
    #expect(try mark("<!-- numbers: costs VIPER -->")?.words == ["costs", "VIPER"])
    #expect(try mark("<!-- result -->")?.kind == .result)
  }

  @Test("Other lines aren’t marks", arguments: ["text", "<!-- a remark -->", "`<!-- tree: A -->`", "<!-- end -->", ""])
  func none(text: String) throws {
    #expect(try mark(text) == nil)
  }

  @Test(
    "A line that only looks like a mark is an error",
    arguments: [
      "<!-- listing -->", "<!-- listing: -->", "<!-- listing A -->", "<!--listing: A-->", "a <!-- listing: A -->",
      "<!-- listing: A --> b", "<!-- result: A -->", "<!-- listing: A", "<!-- listing: A --> <!-- listing: B -->",
    ])
  func malformed(text: String) throws {
    let isResult = text.contains("result")
    let form = isResult ? BlockMark.Kind.result.form : BlockMark.Kind.listing.form
    #expect(throws: DocsProblem.malformed(mark: text, form: form)) { try mark(text) }
  }
}
