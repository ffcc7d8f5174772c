import Testing

@testable import Stories

struct TemplateTests {
  private func filled(_ text: String, _ columns: [String], _ values: [String]) -> String {
    Template(text, columns: columns.map { Array($0.utf8) }).filled(with: values)
  }

  @Test(arguments: [
    ("<a>", "1"), ("x <a> y <b><a>", "x 1 y 21"), ("<ab>", "<ab>"), ("<a", "<a"), ("a>", "a>"), ("< a>", "< a>"),
    ("<<a>>", "<1>"), ("<é>", "3"), ("", ""), ("<", "<"), ("<>", "<>"), ("<a><c><b>", "1<c>2"),
  ])
  func placeholdersAreReplacedAndAllElseStays(text: String, expected: String) {
    #expect(filled(text, ["a", "b", "é"], ["1", "2", "3"]) == expected)
  }

  @Test func aNameMayBePartOfAnother() {
    #expect(filled("<parent> <parent flag>", ["parent", "parent flag"], ["1", "2"]) == "1 2")
  }

  @Test func aNameMayHoldAPlaceholder() {
    #expect(filled("<b<a>> and <a>", ["a", "b<a>"], ["1", "2"]) == "2 and 1")
  }

  @Test func theFirstOfTwoColumnsOfANameCounts() {
    #expect(filled("<a>", ["a", "a"], ["1", "2"]) == "1")
  }

  @Test func valuesAreNotSearched() {
    #expect(filled("<a> and <b>", ["a", "b"], ["<b>", "<a>"]) == "<b> and <a>")
  }

  @Test func aNameMayBeEmpty() {
    #expect(filled("<>", [""], ["1"]) == "1")
  }
}
