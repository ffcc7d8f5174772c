import Testing

@testable import Docs

struct ComparisonSurveyTests {
  private func kinds(_ text: String) -> [DocsFault] {
    ComparisonSurvey(BlockScanner(text).pieces).findings.map(\.kind)
  }

  private func words(_ text: String) -> [String] {
    kinds(text).compactMap { if case .unclaimed(let word) = $0 { word } else { nil } }
  }

  @Test(
    "A comparison without a claim is found",
    arguments: [
      ("Both are lowest in MVC.", "lowest"), ("It makes five objects.", "five objects"),
      ("In Two classes", "Two classes"),
      ("MVC has as many\nas VIPER.", "as many"), ("It has twice the code.", "twice the"),
      ("fewer lines", "fewer lines"),
      ("It is slower than MVC.", "slower than"), ("1,200 files", "1,200 files"), ("| a | fewest |", "fewest"),
    ])
  func found(text: String, word: String) {
    #expect(words(text) == [word])
  }

  @Test(
    "One with a claim, and what compares nothing, is let pass",
    arguments: [
      "Both are lowest in MVC. <!-- claim: a.b A < a.b others -->",
      "It makes five objects.\n<!-- no claim: so it is -->",
      "Load more of it, no longer, at least once. Think twice.", "# The five files", "```\nfive files\n```",
      "`five files`",
      "<!-- output: compare list -->\nfive files\n<!-- end -->", "The objects that others make", "one screen",
    ])
  func passed(text: String) {
    #expect(words(text) == [])
  }

  @Test("A claim is one for its own paragraph, item or row")
  func paragraphs() {
    let claim = "lowest <!-- claim: a.b A < 3 -->"
    #expect(words("\(claim)\n\nlargest") == ["largest"])
    #expect(words("- \(claim)\n- largest") == ["largest"])
    #expect(words("1. \(claim)\n2. largest") == ["largest"])
    #expect(words("| \(claim) |\n| largest |") == ["largest"])
    #expect(words("\(claim)\nlargest") == [])
  }

  @Test("The number that is claimed has to be said, and that which is said claimed")
  func numbers() {
    let claim = "objects in trace A = 4"
    #expect(kinds("It makes four objects. <!-- claim: \(claim) -->") == [])
    #expect(kinds("It makes 4 <!-- claim: \(claim) --> of them") == [])
    #expect(
      kinds("It makes five objects. <!-- claim: \(claim) -->") == [.unclaimed("five objects"), .unsaid(claim: claim)])
    #expect(kinds("It makes some. <!-- claim: \(claim) -->") == [.unsaid(claim: claim)])
    #expect(kinds("It makes some. <!-- claim: a.b A = 4 --> <!-- claim: screens > 4 -->") == [])
    #expect(kinds("five objects <!-- no claim: an example -->") == [])
  }

  @Test("Where conclusions are drawn, and nowhere else, the gate asks for claims; it names the place")
  func documents() throws {
    let text = "# A\nSome, and `a`\nthen five files"
    let made = try MadeProject(["README.md": text, "docs/01-a.md": text, "docs/metrics.md": text])
    let found = FilledProject(made.contents()).findings
    #expect(found.map(\.path) == ["README.md", "docs/01-a.md"])
    #expect(found.first == DocsFinding(path: "README.md", line: 3, column: 6, .unclaimed("five files")))
  }
}
