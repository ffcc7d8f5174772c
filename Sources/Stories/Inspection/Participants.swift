/// The implementations that take part, and how some of them are called among all.
nonisolated struct Participants {
  let names: [String]

  /// Those of whom something is told that is so of nobody else: `VIPER alone`, `MVC and Massive`, `All but MVC`, `All 7`.
  func called(_ some: [String]) -> String {
    guard names.count > 2 else { return Self.list(some) }
    if some.count == names.count { return "All \(some.count)" }
    if some.count == 1 { return "\(some[0]) alone" }
    let others = names.filter { !some.contains($0) }
    return others.count == 1 ? "All but \(others[0])" : Self.list(some)
  }

  /// Those with whom others are compared: `the six others` where all are one or the other.
  func rest(_ some: [String], besides told: [String]) -> String {
    guard some.count > 1, some.count + told.count == names.count else { return Self.list(some) }
    return "the \(Self.numerals[some.count] ?? "\(some.count)") others"
  }

  /// `A, B and C`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static let numerals = [
    2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine",
  ]
}
