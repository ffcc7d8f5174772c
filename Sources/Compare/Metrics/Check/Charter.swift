/// The list of what the tests of every implementation show: `docs/test-charter.md`.
package struct Charter {
  /// What one test of each implementation, or more, has to show.
  package struct Behaviour: CustomStringConvertible {
    package let section: String
    package let sentence: String
    package let line: Int

    package var description: String { "docs/test-charter.md:\(line): \(section): \(sentence)" }
  }

  package private(set) var behaviours: [Behaviour] = []

  package init(_ markdown: String) {
    var section: String?
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("- "), let section {
        behaviours.append(Behaviour(section: section, sentence: String(line.dropFirst(2)), line: index + 1))
      }
    }
  }

  /// What a sentence and an identifier made of it have in common.
  package static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The behaviours that no test bears the name of.
  /// - Parameter names: What tests are called, by the folder they are in, which is the section.
  package func untested(by names: [String: [String]]) -> [Behaviour] {
    let letters = names.mapValues { Set($0.map(Self.letters)) }
    return behaviours.filter { letters[$0.section]?.contains(Self.letters(of: $0.sentence)) != true }
  }
}
