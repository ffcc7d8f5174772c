/// All differences between two architectures, by how large they are: found by arithmetic, judged by nobody.
struct Differences {
  /// The architecture that is told.
  let subject: String
  /// The architecture it is compared with.
  let base: String
  /// What is surely different, the largest first.
  let ranked: [Difference]
  /// What only one of them has: no number of times says how much that is.
  let onlyOne: [Difference]
  /// What is counted and equal.
  let equal: [Difference]
  /// What is sampled and the same within the margin.
  let same: [Difference]
  /// What is sampled and can't be told apart, or nobody knows how sure it is.
  let undecided: [Difference]

  /// Compares two architectures in every measure that has a number for both.
  init(of subject: String, against base: String, in table: MeasureTable) {
    self.subject = subject
    self.base = base
    let all = table.rows.filter { !$0.isComparison }.compactMap { $0.difference(of: subject, against: base) }
    let real = all.filter(\.isReal)
    ranked = real.filter { $0.size != nil }.sorted { ($0.size ?? 0) > ($1.size ?? 0) }
    onlyOne = real.filter { $0.size == nil }
    equal = all.filter { $0.certainty == .exact && !$0.isReal }
    same = all.filter { $0.certainty == .same }
    undecided = all.filter { $0.certainty == .undecided || $0.certainty == .unknown }
  }

  /// How different they are: the mean size of all that is compared, where what isn't surely different counts as nothing.
  var typicalSize: Double {
    let count = ranked.count + equal.count + same.count + undecided.count
    return count == 0 ? 0 : ranked.compactMap(\.size).reduce(0, +) / Double(count)
  }
}
