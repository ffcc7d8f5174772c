import Results

extension Markup {
  /// A region that scrolls on its own, also by keyboard, if it is wider than the screen.
  static func scrolling(_ name: String, class extra: String? = nil, @MarkupBuilder content: () -> Markup) -> Markup {
    Markup(
      "div",
      [
        "class": ["scroll", extra].compactMap(\.self).joined(separator: " "), "tabindex": "0", "role": "region",
        "aria-label": name,
      ], content: content)
  }

  /// A table whose first column names the rows, and whose others hold numbers.
  static func table(_ caption: String, header: [String], rows: [[String]]) -> Markup {
    table(caption, header: header, rows: rows.map { ($0.first ?? "", $0.dropFirst().map { .number($0) }) })
  }

  static func table(
    _ caption: String, class name: String? = nil, header: [String], rows: [(name: String, cells: [Markup])]
  ) -> Markup {
    Markup("table", ["class": name]) {
      Markup("caption") { caption }
      Markup("thead") {
        Markup("tr") {
          for (index, name) in header.enumerated() {
            Markup("th", ["scope": "col", "class": index == 0 ? nil : "number"]) { name }
          }
        }
      }
      Markup("tbody") {
        for row in rows {
          Markup("tr") {
            Markup("th", ["scope": "row"]) { row.name }
            row.cells
          }
        }
      }
    }
  }

  static func number(_ text: String, class extra: String? = nil, interval: String? = nil) -> Markup {
    Markup("td", ["class": ["number", extra].compactMap(\.self).joined(separator: " ")]) {
      text
      if let interval { Markup("span", ["class": "interval"]) { interval } }
    }
  }

  @MarkupBuilder
  static func entry(_ name: String, @MarkupBuilder content: () -> Markup) -> Markup {
    Markup("dt") { name }
    Markup("dd", content: content)
  }

  /// One of several panels; a script shows the chosen one.
  static func panel(
    _ key: String, label: String? = nil, @MarkupBuilder content: () -> Markup
  ) -> Markup {
    Markup("section", ["class": "panel", "data-key": key, "aria-label": label ?? key], content: content)
  }

  static func failure(_ title: String, _ lines: [String], @MarkupBuilder details: () -> Markup = { .none }) -> Markup {
    Markup("article", ["class": "failure"]) {
      Markup("h3") { title }
      details()
      Markup("pre", ["tabindex": "0"]) { lines.map { Wording.clipped($0) }.joined(separator: "\n") }
    }
  }
}
