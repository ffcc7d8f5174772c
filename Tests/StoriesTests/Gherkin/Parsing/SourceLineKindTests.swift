import Testing

@testable import Stories

struct SourceLineKindTests {
  @Test(arguments: [
    ("  ", LineKind.blank), ("\u{3000}", .blank), ("# a", .comment), ("\t#", .comment), (" @a", .tags),
    ("|", .tableRow),
    ("\"\"\"", .docString), ("\"\"\"\"", .docString), ("```json", .docString), ("\"\"", .text), ("`", .text),
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
