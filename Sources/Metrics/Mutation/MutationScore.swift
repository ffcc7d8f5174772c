/// The share of mutants that are noticed, of those that could be: killed and timed out / (all − equivalent).
public struct MutationScore: Equatable, Sendable {
  /// How many were noticed.
  public let noticed: Int
  /// How many could be; those not covered are among them.
  public let all: Int

  /// Counts fates.
  public init(_ fates: some Sequence<MutantFate>) {
    let counted = fates.filter(\.counts)
    noticed = counted.count(where: \.isNoticed)
    all = counted.count
  }

  /// From 0 to 1; nil without mutants.
  public var share: Double? { all == 0 ? nil : Double(noticed) / Double(all) }
}
