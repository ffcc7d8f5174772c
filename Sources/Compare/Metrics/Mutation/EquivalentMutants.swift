internal import Basics
internal import Foundation

/// A mutant known to be equivalent, identified by its text, so that it is found when the lines before it change.
package struct EquivalentMutant: Equatable, Sendable {
  /// For example `MVCImpl/Menu/MenuDataSource.swift`.
  package var file: String
  package var unit: String
  package var before: String
  package var after: String
  package var reason: String
  package var line: Int

  package func isChange(_ change: MutableSource.Change, inUnit unit: String, ofFile file: String) -> Bool {
    file == self.file && unit == self.unit && change.before == before && change.after == after
  }
}

/// The list of equivalent mutants.
///
/// Entries are separated by empty lines; lines that begin with `#` are comments. An entry has the file and the unit,
/// the change as a diff, and the reason on one or more lines:
///
///     MVCImpl/Menu/MenuDataSource.swift: MenuDataSource.favouriteCount
///     - var favouriteCount = 0
///     + var favouriteCount = 1
///     It is set before anybody reads it.
package enum EquivalentMutants {
  package static func entries(in text: String) throws(EquivalentMutantsError) -> [EquivalentMutant] {
    let lines = text.lines.enumerated()
      .map { (number: $0 + 1, text: $1.trimmingCharacters(in: .whitespacesAndNewlines)) }
      .filter { !$0.text.hasPrefix("#") }
    var entries: [EquivalentMutant] = []
    for paragraph in lines.split(whereSeparator: { $0.text.isEmpty }) { entries.append(try entry(Array(paragraph))) }
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
      before: String(lines[1].text.dropFirst()).trimmingCharacters(in: .whitespacesAndNewlines),
      after: String(lines[2].text.dropFirst()).trimmingCharacters(in: .whitespacesAndNewlines),
      reason: lines[3...].map(\.text).joined(separator: " "), line: start)
  }
}

package enum EquivalentMutantsError: Error, Equatable, Sendable {
  case noUnit(line: Int)
  case noChange(line: Int)
  case noReason(line: Int)
}

// MARK: - CustomStringConvertible

extension EquivalentMutantsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noUnit(let line):
      "The list of equivalent mutants, entry at line \(line): begin it with the file and the unit: “File.swift: Type.name”."
    case .noChange(let line):
      "The list of equivalent mutants, entry at line \(line): write the line as it is behind “-”, then as it is changed behind “+”."
    case .noReason(let line):
      "The list of equivalent mutants, entry at line \(line): say below the change why nobody can tell the difference."
    }
  }
}
