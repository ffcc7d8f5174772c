/// The sentences of `docs/app-spec.md`, or of a change request's addition to it, each with its proofs.
package struct AppSpec {
  package enum Proof: Hashable, Sendable {
    /// A story's name; an outline's placeholders are written “…”.
    case story(String)
    /// A finding that a random walk would report if the sentence were untrue.
    case walk(String)
    /// A behaviour that every implementation's unit tests cover.
    case test(String)
  }

  package struct Item: Sendable {
    package let text: String
    package let line: Int
    package let proofs: [Proof]
    /// The feature files that the section names.
    package let features: [String]
  }

  package let items: [Item]

  /// Reads the document, except for items above its first section.
  package init(_ markdown: String) {
    var reader = Reader()
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      reader.read(line, number: index + 1)
    }
    reader.endItem()
    items = reader.items
  }

  /// The first sentence that names a story, or the outline it is an example of.
  package func sentence(of story: String) -> String? {
    items.first { item in
      item.proofs.contains { proof in
        if case .story(let name) = proof { Self.isName(name, of: story) } else { false }
      }
    }?.text
  }

  private static func isName(_ name: String, of story: String) -> Bool {
    var rest = story[...]
    let parts = name.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, rest.hasPrefix(parts[0]) else { return name == story }
    rest.removeFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

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
