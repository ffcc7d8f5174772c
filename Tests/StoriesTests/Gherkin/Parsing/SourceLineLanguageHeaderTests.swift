import Testing

@testable import Stories

struct SourceLineLanguageHeaderTests {
  @Test(arguments: [
    ("# language: en", "en"), ("#language:en", "en"), ("  #  language  :   en-lol  ", "en-lol"),
    ("# language: no_such", "no_such"),
  ])
  func aHeaderNamesItsLanguage(text: String, language: String) throws {
    #expect(try GherkinFixture.line(text)?.requestedLanguage == language)
  }

  @Test(arguments: [
    "# language", "# language:", "# language: two words", "# languages: en", "language: en", "# Language: en",
  ])
  func anyOtherCommentIsNoHeader(text: String) throws {
    #expect(try GherkinFixture.line(text)?.requestedLanguage == nil)
  }
}
