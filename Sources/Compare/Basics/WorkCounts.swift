package enum CountedWork: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
  /// Includes resized blocks.
  case allocations
  case allocatedBytes
  case peakBytes
  /// Heap objects: class instances, boxes, closure contexts, array buffers.
  case objects
  case retains
  case releases
}

/// The amount of each kind of work. A kind that can't be counted is absent, never zero.
package struct WorkCounts: Codable, Equatable, Sendable {
  private var counts: [CountedWork: Int]

  package init(_ counts: [CountedWork: Int] = [:]) { self.counts = counts }

  package subscript(_ work: CountedWork) -> Int? { counts[work] }

  /// Subtracts the counts of kinds that both have.
  package func without(_ other: WorkCounts) -> WorkCounts {
    WorkCounts(counts.reduce(into: [:]) { left, count in left[count.key] = other[count.key].map { count.value - $0 } })
  }

  /// Adds the counts of kinds that all have; the peak is the highest one.
  package static func total(of all: [WorkCounts]) -> WorkCounts {
    guard var total = all.first?.counts else { return WorkCounts() }
    for next in all.dropFirst() {
      for (work, sum) in total { total[work] = next[work].map { work == .peakBytes ? max(sum, $0) : sum + $0 } }
    }
    return WorkCounts(total)
  }

  // MARK: - Codable

  package init(from decoder: any Decoder) throws { counts = try [CountedWork: Int](from: decoder) }

  package func encode(to encoder: any Encoder) throws { try counts.encode(to: encoder) }
}
