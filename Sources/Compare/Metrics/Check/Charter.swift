internal import Basics

/// The behaviours that every implementation must show: `docs/test-charter.md`.
package struct Charter {
  package struct Behaviour: CustomStringConvertible {
    package let section: String
    package let sentence: String
    package let line: Int

    package var description: String { "docs/test-charter.md:\(line): \(section): \(sentence)" }
  }

  package private(set) var behaviours: [Behaviour] = []

  package init(_ markdown: String) {
    var section: String?
    for (index, line) in markdown.lines.enumerated() {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if line.hasPrefix("- "), let section {
        behaviours.append(Behaviour(section: section, sentence: String(line.dropFirst(2)), line: index + 1))
      }
    }
  }

  /// The letters and digits that a sentence and the test name made of it share.
  package static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The behaviours without a test of that name.
  /// - Parameter names: The names of tests by section, which is their folder.
  package func untested(by names: [String: [String]]) -> [Behaviour] {
    let letters = names.mapValues { Set($0.map(Self.letters)) }
    return behaviours.filter { letters[$0.section]?.contains(Self.letters(of: $0.sentence)) != true }
  }
}
