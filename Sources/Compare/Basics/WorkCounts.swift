/// A kind of work that is counted and not timed.
package enum CountedWork: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  /// Blocks of memory that the allocator gave out; a block that was resized is one more.
  case allocations
  /// The bytes that were asked for with them.
  case allocatedBytes
  /// The most bytes that were asked for and not given back at one time.
  case peakBytes
  /// Heap objects that were made: class instances, boxes, contexts of closures, buffers of arrays.
  case objects
  /// References to objects that were taken.
  case retains
  /// References to objects that were given back.
  case releases
}

/// How much work of each kind something took; what could not be counted is absent, never zero.
package struct WorkCounts: Codable, Equatable, Sendable {
  private var counts: [CountedWork: Int]

  package init(_ counts: [CountedWork: Int] = [:]) { self.counts = counts }

  /// How much there was of a kind; nil when it was not counted.
  package subscript(_ work: CountedWork) -> Int? { counts[work] }

  /// What is left without what something else took; only of kinds that both have counted.
  package func without(_ other: WorkCounts) -> WorkCounts {
    WorkCounts(counts.reduce(into: [:]) { left, count in left[count.key] = other[count.key].map { count.value - $0 } })
  }

  /// One after the other: sums, but for the peak, which is the highest. Only of kinds that all have counted.
  package static func total(of all: [WorkCounts]) -> WorkCounts {
    guard var total = all.first?.counts else { return WorkCounts() }
    for next in all.dropFirst() {
      for (work, sum) in total { total[work] = next[work].map { work == .peakBytes ? max(sum, $0) : sum + $0 } }
    }
    return WorkCounts(total)
  }

  // MARK: - Codable

  /// Reads the counts alone, without a word around them.
  package init(from decoder: any Decoder) throws { counts = try [CountedWork: Int](from: decoder) }

  package func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}
