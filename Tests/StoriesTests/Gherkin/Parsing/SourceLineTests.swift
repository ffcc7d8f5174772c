import Testing

@testable import Stories

struct SourceLineTests {
  @Test func aKeywordsSpaceMayBeTheLineEnd() throws {
    let line = try #require(try GherkinFixture.line("  Given "))
    #expect(line.begins(with: "Given "))
    #expect(line.rest(behind: "Given ") == "")
    #expect(try GherkinFixture.line("  Given")?.begins(with: "Given ") == false)
  }
}

struct SourceLineKindTests {
  @Test(arguments: [
    ("  ", LineKind.blank), ("\u{3000}", .blank), ("# a", .comment), ("\t#", .comment), (" @a", .tags),
    ("|", .tableRow),
    ("Feature:", .feature), ("Ability: a", .feature), ("Business Need:a", .feature), ("Rule: a", .rule),
    ("Background:", .background), ("Scenario:", .scenario), ("Example:", .scenario), ("Scenario Outline:", .scenario),
    ("Scenario Template:", .scenario), ("Examples:", .examples), ("Scenarios:", .examples), ("Given a", .step),
    ("When ", .step), ("Then a", .step), ("And a", .step), ("But a", .step), ("* a", .step),
  ])
  func aLineIsToldByHowItBegins(text: String, kind: LineKind) throws {
    #expect(try GherkinFixture.line(text)?.kind == kind)
  }

  @Test(arguments: [
    "Feature", "Feature : a", "feature: a", "Scenario outline: a", "Given", "given a", "Given\ta", "*", "*a",
  ])
  func whatOnlyResemblesAKeywordIsText(text: String) throws {
    #expect(try GherkinFixture.line(text)?.kind == .text)
  }

  @Test func noKeywordHidesAnother() {
    for keyword in Keyword.all {
      #expect(Keyword.all.count { $0.prefix.starts(with: keyword.prefix) } == 1)
    }
  }
}

struct TrimmingTests {
  private func trimmed(_ text: String) -> String { String(text[...].unicodeScalars.trimmed) }

  @Test func bothEndsAreTrimmed() {
    #expect(trimmed(" \t\u{A0}\u{2003}a b\u{3000}\u{85} ") == "a b")
    #expect(trimmed("à") == "à")
    #expect(trimmed("\u{2003} ") == "")
    #expect(trimmed("") == "")
  }

  @Test func aMarkOnASpaceStays() {
    #expect(trimmed(" \u{301}a ") == "\u{301}a")
  }
}
