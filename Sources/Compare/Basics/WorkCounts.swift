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
package typealias WorkCounts = [CountedWork: Int]

extension WorkCounts {
  /// Subtracts the counts of kinds that both have.
  package func without(_ other: WorkCounts) -> WorkCounts {
    reduce(into: [:]) { left, count in left[count.key] = other[count.key].map { count.value - $0 } }
  }

  /// Adds the counts of kinds that all have; the peak is the highest one.
  package static func total(of all: [WorkCounts]) -> WorkCounts {
    guard var total = all.first else { return [:] }
    for next in all.dropFirst() {
      for (work, sum) in total { total[work] = next[work].map { work == .peakBytes ? Swift.max(sum, $0) : sum + $0 } }
    }
    return total
  }
}
