import Testing

@testable import Stories

struct GherkinErrorTests {
  private func message(_ reason: GherkinError.Reason) -> String {
    GherkinError(location: SourceLocation(line: 1, column: 1), reason: reason).message
  }

  @Test func anUnexpectedLineIsQuotedWithWhatCouldStandThere() {
    #expect(
      message(.unexpectedLine(found: "Oops", expected: [.tags, .feature]))
        == #""Oops" isn't allowed here; expected a tag or Feature:."#)
    #expect(
      message(.unexpectedLine(found: "Oops", expected: [.end, .tags, .step]))
        == #""Oops" isn't allowed here; expected the end of the file, a tag or a step."#)
    #expect(message(.unexpectedLine(found: "x", expected: [.rule])) == #""x" isn't allowed here; expected Rule:."#)
  }

  @Test func aLongLineIsClipped() {
    let text = message(.unexpectedLine(found: String(repeating: "x", count: 5000), expected: [.tags]))
    #expect(text.contains(String(repeating: "x", count: 79) + "…\""))
    #expect(text.count < 150)
  }

  @Test func theEndOfTheFileSaysWhatIsMissing() {
    #expect(message(.unexpectedEnd(expected: [.tags, .scenario])).hasPrefix("The file ends too early; expected a tag"))
  }

  @Test func cellsAreCounted() {
    #expect(
      message(.inconsistentCellCount(expected: 2, found: 1)).hasPrefix("This row has 1 cell, the table's first has 2;"))
    #expect(message(.inconsistentCellCount(expected: 2, found: 0)).hasPrefix("This row has 0 cells,"))
  }

  @Test func aRemedyIsNamed() {
    #expect(message(.whiteSpaceInTag("@a b")).contains(#""@a b" holds white space; join its words"#))
    #expect(message(.unsupportedLanguage("fr")).contains("only English (en) is"))
    #expect(message(.invalidUTF8(byte: 0xC3)).contains("0xC3 is not UTF-8 here; save the file as UTF-8"))
    #expect(message(.docString).hasPrefix("Doc strings aren't supported; "))
    #expect(message(.nulByte).contains("NUL"))
    #expect(message(.fileTooLarge(size: 12, limit: 10)).contains("has 12 bytes, more than the 10"))
    #expect(message(.tooManyStories).contains("remove rows or steps"))
  }
}
