import HeadlessUI
import Testing

@testable import Stories

struct DifferenceListTests {
  private func list(_ titles: String, isRefreshing: Bool = false) -> Element.List {
    Element.List(
      sections: [.init(rows: titles.split(separator: " ").map { .init(title: String($0)) })], isRefreshing: isRefreshing
    )
  }

  @Test(arguments: [
    ("a b", "a b c", "L has 2 rows, without “c” / has 3 rows"),
    ("a", "a b c", "L has 1 row, “a”, without “b” and 1 more / has 3 rows"),
    ("", "a b", "L has no rows / has 2 rows"), ("a b", "", "L has 2 rows / has no rows"),
    ("a b b", "a b", "L has 3 rows, “b” too many / has 2 rows"),
    ("a x c", "a b c", "row 2 of L is “x” / is “b”"),
    ("b a", "a b", "the rows of L are in another order: row 1 is “b” / is “a”"),
  ])
  func rowsThatAreMissingOrElsewhereAreNamed(here: String, there: String, text: String) {
    #expect(Difference(list: "L", list(here), list(there))?.text == text)
  }

  @Test(arguments: [
    (Element.Row(title: "a"), Element.Row(title: "a", accessory: "★"), "“a” in L has no mark / has the mark “★”"),
    (.init(title: "a", badge: "2"), .init(title: "a", badge: "1"), "“a” in L has the badge “2” / has the badge “1”"),
    (.init(title: "a", subtitle: "x"), .init(title: "a"), "“a” in L has the subtitle “x” / has no subtitle"),
  ])
  func whatARowShowsIsNamed(here: Element.Row, there: Element.Row, text: String) {
    let lists = [here, there].map { Element.List(sections: [.init(rows: [$0])]) }
    #expect(Difference(list: "L", lists[0], lists[1])?.text == text)
  }

  @Test func whetherAListRefreshesIsNamed() {
    #expect(
      Difference(list: "L", list("a", isRefreshing: true), list("a"))?.text == "L is refreshing / isn't refreshing")
  }

  @Test func sectionsAreNamed() {
    func sections(_ title: String?, _ first: Int) -> Element.List {
      let rows = ["a", "b", "c"].map { Element.Row(title: $0) }
      return Element.List(sections: [
        .init(title: title, rows: Array(rows.prefix(first))), .init(title: "T", rows: Array(rows.dropFirst(first))),
      ])
    }
    #expect(
      Difference(list: "L", sections(nil, 1), sections("S", 1))?.text
        == "section 1 of L has no title / is titled “S”")
    #expect(
      Difference(list: "L", sections("S", 1), sections("S", 2))?.text
        == "L has 1 + 2 rows in its sections / has 2 + 1 rows in its sections")
  }
}
