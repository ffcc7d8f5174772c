/// How much work of each kind something took; what could not be counted is absent, never zero.
public struct WorkCounts: Codable, Equatable, Sendable {
  private var counts: [CountedWork: Int]

  /// States counts.
  public init(_ counts: [CountedWork: Int] = [:]) {
    self.counts = counts
  }

  /// How much there was of a kind; nil when it was not counted.
  public subscript(_ work: CountedWork) -> Int? { counts[work] }

  /// The kinds of both; where both have counted the same kind, the other's count wins.
  public func merging(_ other: WorkCounts) -> WorkCounts {
    WorkCounts(counts.merging(other.counts) { _, theirs in theirs })
  }

  /// What is left without what something else took; only of kinds that both have counted.
  public func without(_ other: WorkCounts) -> WorkCounts {
    WorkCounts(counts.reduce(into: [:]) { left, count in left[count.key] = other[count.key].map { count.value - $0 } })
  }

  /// One after the other: sums, but for the peak, which is the highest. Only of kinds that all have counted.
  public static func total(of all: [WorkCounts]) -> WorkCounts {
    guard var total = all.first?.counts else { return WorkCounts() }
    for next in all.dropFirst() {
      for (work, sum) in total {
        total[work] = next[work].map { work == .peakBytes ? max(sum, $0) : sum + $0 }
      }
    }
    return WorkCounts(total)
  }

  // MARK: - Codable

  /// Reads the counts alone, without a word around them.
  public init(from decoder: any Decoder) throws {
    counts = try [CountedWork: Int](from: decoder)
  }

  /// Writes the counts alone, without a word around them.
  public func encode(to encoder: any Encoder) throws {
    try counts.encode(to: encoder)
  }
}
