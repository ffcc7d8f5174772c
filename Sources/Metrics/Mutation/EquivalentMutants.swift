/// The list of mutants that are known to be equivalent.
///
/// Its entries are separated by empty lines; lines that begin with `#` are comments. An entry is the file and the unit, the
/// change as a diff, and the reason on one or more lines:
///
///     MVCImpl/Menu/MenuDataSource.swift: MenuDataSource.favouriteCount
///     - var favouriteCount = 0
///     + var favouriteCount = 1
///     It is set before anybody reads it.
public enum EquivalentMutants {
  /// Reads the list.
  public static func entries(in text: String) throws(EquivalentMutantsError) -> [EquivalentMutant] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { (number: $0 + 1, text: $1.trimmingSpaces()) }
      .filter { !$0.text.hasPrefix("#") }
    var entries: [EquivalentMutant] = []
    for paragraph in lines.split(whereSeparator: { $0.text.isEmpty }) {
      entries.append(try entry(Array(paragraph)))
    }
    return entries
  }

  private static func entry(_ lines: [(number: Int, text: String)]) throws(EquivalentMutantsError) -> EquivalentMutant {
    let start = lines[0].number
    guard let colon = lines[0].text.firstRange(of: ": ") else { throw .noUnit(line: start) }
    guard lines.count > 2, lines[1].text.hasPrefix("-"), lines[2].text.hasPrefix("+") else {
      throw .noChange(line: start)
    }
    guard lines.count > 3 else { throw .noReason(line: start) }
    return EquivalentMutant(
      file: String(lines[0].text[..<colon.lowerBound]), unit: String(lines[0].text[colon.upperBound...]),
      before: String(lines[1].text.dropFirst()).trimmingSpaces(),
      after: String(lines[2].text.dropFirst()).trimmingSpaces(),
      reason: lines[3...].map(\.text).joined(separator: " "), line: start)
  }
}

extension StringProtocol {
  fileprivate func trimmingSpaces() -> String {
    String(String(drop(while: \.isWhitespace)).reversed().drop(while: \.isWhitespace).reversed())
  }
}
