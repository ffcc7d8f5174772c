/// The share of noticed mutants among those that could be noticed: (killed and timed out) / (all − equivalent).
package struct MutationScore: Codable, Equatable, Sendable {
  package let noticed: Int
  /// The mutants that could be noticed, including those not covered.
  package let all: Int

  package init(noticed: Int, of all: Int) { (self.noticed, self.all) = (noticed, all) }

  package init(_ fates: some Sequence<MutantFate>) {
    let counted = fates.filter(\.counts)
    noticed = counted.count(where: \.isNoticed)
    all = counted.count
  }

  /// From 0 to 1; nil without mutants.
  package var share: Double? { all == 0 ? nil : Double(noticed) / Double(all) }

  /// The 95 % interval of a sample's share (Wilson 1927); nil without mutants.
  package var interval: ClosedRange<Double>? {
    guard let share else { return nil }
    let (n, z) = (Double(all), 1.959964)
    let middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    let half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    // The ends are exact, which rounding mustn't push past 0 or 1.
    return (noticed == 0 ? 0 : middle - half)...(noticed == all ? 1 : middle + half)
  }
}

package enum MutantFate: String, Codable, CaseIterable, Sendable {
  /// A test failed, or the program crashed.
  case killed
  /// The program took many times its usual time.
  case timedOut = "timed out"
  case survived
  case notCovered = "not covered"
  /// It survived, and the list of equivalent mutants gives the reason.
  case equivalent
  /// The compiler rejected it, so it doesn't count.
  case notCompilable = "not compilable"

  package var isNoticed: Bool { self == .killed || self == .timedOut }
  package var counts: Bool { self != .equivalent && self != .notCompilable }
}

/// What is run with each mutant.
package enum MutantJudge: String, CaseIterable, Sendable {
  case tests
  /// The own tests during which no view controller loads its view.
  case withoutScreen = "tests-without-screen"
  case charter, stories
}
