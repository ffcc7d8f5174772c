/// The share of mutants that are noticed, of those that could be: killed and timed out / (all − equivalent).
package struct MutationScore: Equatable, Sendable {
  package let noticed: Int
  /// How many could be; those not covered are among them.
  package let all: Int

  package init(_ fates: some Sequence<MutantFate>) {
    let counted = fates.filter(\.counts)
    noticed = counted.count(where: \.isNoticed)
    all = counted.count
  }

  /// From 0 to 1; nil without mutants.
  package var share: Double? { all == 0 ? nil : Double(noticed) / Double(all) }
}

package enum MutantFate: String, Codable, CaseIterable, Sendable {
  /// Something failed, or the program crashed.
  case killed
  /// The program did not come to its end in many times the time it usually takes; somebody would notice.
  case timedOut = "timed out"
  /// Nothing failed.
  case survived
  /// Nothing got there, so nothing could fail.
  case notCovered = "not covered"
  /// It survived, and it is known why nobody can tell the difference.
  case equivalent
  /// The compiler refused it, so it is no mutant.
  case notCompilable = "not compilable"

  package var isNoticed: Bool { self == .killed || self == .timedOut }
  package var counts: Bool { self != .equivalent && self != .notCompilable }
}
