/// How far two texts are apart, for naming what somebody may have meant.
nonisolated package enum EditDistance {
  /// The Levenshtein distance in characters (Wagner and Fischer 1974), in two rows of memory.
  static func between(_ left: [Character], _ right: [Character]) -> Int {
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let substitution = previous[column] + (character == other ? 0 : 1)
        current.append(min(substitution, previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }

  /// The candidate that takes the fewest edits; the first of several; nil without candidates.
  static func closest(to text: String, among candidates: [String]) -> String? {
    let wanted = Array(text.prefix(200).lowercased())
    return candidates.map { ($0, between(wanted, Array($0.lowercased()))) }.min { $0.1 < $1.1 }?.0
  }

  /// The closest candidate, if it is close enough to be what somebody meant: at most two fifths of the letters differ.
  package static func suggestion(for text: String, among candidates: [String]) -> String? {
    closest(to: text, among: candidates).flatMap { candidate in
      between(Array(text), Array(candidate)) * 5 <= max(text.count, candidate.count) * 2 ? candidate : nil
    }
  }

  /// The start of a sentence about what somebody may have meant, a space behind it; empty where nothing is close enough.
  package static func hint(_ name: String, _ known: [String]) -> String {
    let sameLetters = known.first { $0.lowercased() == name.lowercased() }
    return (sameLetters ?? suggestion(for: name, among: known)).map { "Did you mean “\($0)”? " } ?? ""
  }

  /// The candidates that hold the text, or else those that take the fewest edits; three at most.
  package static func nearest(to text: String, among candidates: [String]) -> [String] {
    let wanted = text.lowercased()
    let holding = candidates.filter { $0.lowercased().contains(wanted) }
    guard holding.isEmpty else { return Array(holding.prefix(3)) }
    let letters = Array(wanted.prefix(200))
    let distances = candidates.map { ($0, between(letters, Array($0.lowercased()))) }
    return distances.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
  }
}
