/// The list of what the tests of every implementation show: `docs/test-charter.md`.
struct Charter {
  struct Behaviour: CustomStringConvertible {
    let section: String
    let sentence: String
    let line: Int

    var description: String { "docs/test-charter.md:\(line): \(section): \(sentence)" }
  }

  let behaviours: [Behaviour]

  /// Reads what stands below headings, one behaviour an item.
  init(_ markdown: String) {
    var section: String?
    var behaviours: [Behaviour] = []
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("- "), let section {
        behaviours.append(Behaviour(section: section, sentence: String(line.dropFirst(2)), line: index + 1))
      }
    }
    self.behaviours = behaviours
  }

  /// What a sentence and an identifier made of it have in common.
  static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
