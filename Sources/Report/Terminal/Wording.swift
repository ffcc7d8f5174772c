import Foundation

/// How numbers and lists are written in reports.
enum Wording {
  /// `a, b and c`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 story`, `2 stories`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// A time in microseconds, with three digits that count.
  static func microseconds(_ seconds: Double) -> String {
    let value = seconds * 1e6
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return String(format: "%.\(decimals)f", value)
  }
}
