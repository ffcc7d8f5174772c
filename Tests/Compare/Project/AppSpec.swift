/// What the app does, sentence by sentence, each with what shows it: `docs/app-spec.md`, and what a change request adds to it.
struct AppSpec {
  /// What shows that a sentence holds.
  enum Proof: Hashable {
    /// A story, by its name; an outline's placeholders are written “…”.
    case story(String)
    /// What a random walk would find if it did not hold.
    case walk(String)
    /// What the unit tests of every implementation show.
    case test(String)
  }

  /// An item of a list.
  struct Item {
    let text: String
    let line: Int
    let proofs: [Proof]
    /// The files that the section names.
    let features: [String]
  }

  /// The items below headings, in the order of the document.
  let items: [Item]

  /// Reads the document; what stands above the first heading of a section is about the document.
  init(_ markdown: String) {
    var reader = Reader()
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      reader.read(line, number: index + 1)
    }
    reader.endItem()
    items = reader.items
  }
}

/// Goes through the lines and keeps the item that is being read.
private struct Reader {
  private(set) var items: [AppSpec.Item] = []
  private var isInSection = false
  private var features: [String] = []
  private var item: (line: Int, text: [Substring], proofs: [Substring])?

  mutating func read(_ line: Substring, number: Int) {
    if line.hasPrefix("  "), item != nil {
      readOn(line.drop { $0 == " " })
      return
    }
    endItem()
    if line.hasPrefix("## ") {
      isInSection = true
      features = []
    } else if line.hasPrefix("Stories: ") || line.hasPrefix("[") {
      features += line.matches(of: /[\/(]([^\/()]+\.feature)\)/).map { String($0.1) }
    } else if isInSection, let marker = line.prefixMatch(of: /(?:[-*+]|\d+[.)]) +/) {
      item = (number, [line[marker.range.upperBound...]], [])
    }
  }

  mutating func endItem() {
    guard let item else { return }
    items.append(
      AppSpec.Item(
        text: item.text.joined(separator: " "), line: item.line,
        proofs: Self.proofs(in: item.proofs.joined(separator: " ")), features: features))
    self.item = nil
  }

  private mutating func readOn(_ line: Substring) {
    if line.hasPrefix("*") || item?.proofs.isEmpty == false {
      item?.proofs.append(line)
    } else {
      item?.text.append(line)
    }
  }

  private static func proofs(in text: String) -> [AppSpec.Proof] {
    guard let names = text.wholeMatch(of: /\*(.+)\*/)?.1 else { return [] }
    return names.split(separator: " · ").map { name in
      if let walk = name.wholeMatch(of: /walk: (.+)/) { return .walk(String(walk.1)) }
      if let test = name.wholeMatch(of: /test: (.+)/) { return .test(String(test.1)) }
      return .story(String(name))
    }
  }
}
