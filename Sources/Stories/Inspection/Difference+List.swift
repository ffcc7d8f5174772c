import HeadlessUI

extension Difference {
  /// Compares the number of rows, then titles and order, then everything else that the lists show.
  nonisolated init?(list name: String, _ here: Element.List, _ there: Element.List) {
    func heading(_ section: Element.Section) -> String { section.title.map { "is titled “\($0)”" } ?? "has no title" }
    func division(_ list: Element.List) -> String {
      "has \(list.sections.map { "\($0.rows.count)" }.joined(separator: " + ")) rows in its sections"
    }
    let (mine, yours) = (here.rows, there.rows)
    let missing = Self.surplus(of: yours.map(\.title), over: mine.map(\.title))
    let added = Self.surplus(of: mine.map(\.title), over: yours.map(\.title))
    if mine.count < yours.count {
      let without = mine.isEmpty ? "" : ", without \(Self.some(missing))"
      self.init(name, "has \(Self.count(mine))\(without)", "has \(Self.count(yours))")
    } else if mine.count > yours.count {
      let with = yours.isEmpty ? "" : ", \(Self.some(added)) too many"
      self.init(name, "has \(Self.count(mine))\(with)", "has \(Self.count(yours))")
    } else if let index = mine.indices.first(where: { mine[$0].title != yours[$0].title }) {
      // With as many rows on both sides, the title in the same position is more telling than the missing one.
      let row = "row \(index + 1)"
      self.init(
        missing.isEmpty ? "the rows of \(name) are in another order: \(row)" : "\(row) of \(name)",
        "is “\(mine[index].title)”", "is “\(yours[index].title)”")
    } else if let (row, other) = zip(mine, yours).first(where: { $0 != $1 }) {
      self.init(row: "“\(row.title)” in \(name)", row, other)
    } else if here.isRefreshing != there.isRefreshing {
      self.init(
        name, here.isRefreshing ? "is refreshing" : "isn't refreshing",
        there.isRefreshing ? "is refreshing" : "isn't refreshing")
    } else if let index = zip(here.sections, there.sections).map({ $0.title != $1.title }).firstIndex(of: true) {
      self.init("section \(index + 1) of \(name)", heading(here.sections[index]), heading(there.sections[index]))
    } else {
      self.init(name, division(here), division(there))
    }
  }

  nonisolated private static func count(_ rows: [Element.Row]) -> String {
    rows.isEmpty ? "no rows" : rows.count == 1 ? "1 row, “\(rows[0].title)”" : "\(rows.count) rows"
  }

  nonisolated private static func some(_ titles: [String]) -> String {
    "“\(titles[0])”" + (titles.count > 1 ? " and \(titles.count - 1) more" : "")
  }

  nonisolated private init?(row name: String, _ here: Element.Row, _ there: Element.Row) {
    func has(_ what: String, _ value: String?) -> String { value.map { "has the \(what) “\($0)”" } ?? "has no \(what)" }
    let difference =
      Difference(name, has("mark", here.accessory), has("mark", there.accessory))
      ?? Difference(name, has("badge", here.badge), has("badge", there.badge))
      ?? Difference(name, has("subtitle", here.subtitle), has("subtitle", there.subtitle))
    guard let difference else { return nil }
    self = difference
  }
}
