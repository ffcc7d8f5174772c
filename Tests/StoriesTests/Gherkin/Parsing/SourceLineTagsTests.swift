import Testing

@testable import Stories

struct SourceLineTagsTests {
  private func tags(_ text: String) throws -> [String] {
    try #require(try GherkinFixture.line(text)).tags().map { "\($0.name) \($0.location.column)" }
  }

  @Test func tagsAreSeparatedBySpacesOrByTheirAtSigns() throws {
    #expect(try tags("  @a  @b ") == ["@a 3", "@b 7"])
    #expect(try tags("@a@b") == ["@a 1", "@b 3"])
    #expect(try tags("@é\u{A0}@🥒\t@c") == ["@é 1", "@🥒 4", "@c 7"])
  }

  @Test func aCommentBeginsBehindWhiteSpace() throws {
    #expect(try tags("@a #b @c") == ["@a 1"])
    #expect(try tags("@a#1 @b") == ["@a#1 1", "@b 6"])
    #expect(try tags("@a\u{2003}# @b") == ["@a 1"])
  }

  @Test(arguments: [("@a b", 1), ("  @a @b c", 6), ("@a\u{A0}b", 1), ("@a\u{85}b", 1), ("@é @\u{2003}c", 4)])
  func whiteSpaceInATagIsRefusedAtItsAtSign(text: String, column: Int) throws {
    let line = try #require(try GherkinFixture.line(text))
    let error = #expect(throws: GherkinError.self) { try line.tags() }
    #expect(error?.location == SourceLocation(line: 1, column: column))
  }
}
