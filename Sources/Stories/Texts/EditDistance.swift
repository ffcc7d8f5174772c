/// The Levenshtein distance, for suggesting what a user may have meant.
nonisolated package enum EditDistance {
  /// The distance in characters (Wagner and Fischer 1974).
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

  static func closest(to text: String, among candidates: [String]) -> String? { ranked(candidates, by: text).first }

  private static func ranked(_ candidates: [String], by text: String) -> [String] {
    let wanted = Array(text.prefix(200).lowercased())
    return candidates.map { ($0, between(wanted, Array($0.lowercased()))) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the closest candidate if at most two fifths of its letters differ.
  private static func suggestion(for text: String, among candidates: [String]) -> String? {
    closest(to: text, among: candidates).flatMap { candidate in
      between(Array(text), Array(candidate)) * 5 <= max(text.count, candidate.count) * 2 ? candidate : nil
    }
  }

  /// Returns “Did you mean …? ”, or an empty string if no name is close enough.
  package static func hint(_ name: String, _ known: [String]) -> String {
    let sameLetters = known.first { $0.lowercased() == name.lowercased() }
    return (sameLetters ?? suggestion(for: name, among: known)).map { "Did you mean “\($0)”? " } ?? ""
  }

  /// Returns at most three candidates: those that contain the text, or else the closest ones.
  package static func nearest(to text: String, among candidates: [String]) -> [String] {
    let matches = candidates.filter { $0.lowercased().contains(text.lowercased()) }
    return Array((matches.isEmpty ? ranked(candidates, by: text) : matches).prefix(3))
  }
}
