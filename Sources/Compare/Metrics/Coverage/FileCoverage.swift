/// The regions and lines of one file, and which of them ran.
///
/// Regions with the same place are one region, for example those of several instances of a function, or of several
/// programs. It ran if one of them did.
package struct FileCoverage: Equatable, Sendable {
  package private(set) var regions: [Range<SourcePosition>: Bool] = [:]
  /// The regions that depend on a decision in a function: branches, and code after a `guard`.
  package private(set) var decided: Set<Range<SourcePosition>> = []
  package private(set) var lines: [Int: Bool] = [:]
  /// The places where regions begin, those of expressions included, and whether they ran.
  private var entries: [SourcePosition: Bool] = [:]

  package init(functions: [CountedFunction] = [], segments: [LineSegment] = []) {
    for function in functions {
      for region in function.countedRegions { Self.add(region.range, region.count > 0, to: &regions) }
      decided.formUnion(function.decidedRegions.map(\.range))
    }
    lines = LineSegment.counts(byLine: segments).mapValues { $0 > 0 }
    for segment in segments where segment.isEntry && segment.isCounted {
      Self.add(segment.position, segment.count > 0, to: &entries)
    }
  }

  package mutating func formUnion(_ other: FileCoverage) {
    regions.merge(other.regions) { $0 || $1 }
    decided.formUnion(other.decided)
    lines.merge(other.lines) { $0 || $1 }
    entries.merge(other.entries) { $0 || $1 }
  }

  /// Adds the units that no program links, each as a region that never ran.
  /// - Returns: The added units.
  @discardableResult
  package mutating func addMissing(_ units: [SourceExtent]) -> [SourceExtent] {
    let missing = units.filter { !isLinked($0) }
    for unit in missing {
      guard let body = unit.body else { continue }
      Self.add(body..<unit.range.upperBound, false, to: &regions)
    }
    return missing
  }

  package func didRun(_ unit: SourceExtent) -> Bool { unit.body.flatMap { entries[$0] } ?? false }

  private func isLinked(_ unit: SourceExtent) -> Bool { unit.body.map { entries[$0] != nil } ?? true }

  private static func add<Key>(_ key: Key, _ didRun: Bool, to counted: inout [Key: Bool]) {
    counted[key] = counted[key] == true || didRun
  }
}

/// The number of regions, of decided regions, and of lines that ran.
package struct CoveredShare: Codable, Equatable, Sendable {
  package var coveredRegions: Int
  package var regions: Int
  /// The decided regions that ran: branches, and code after a `guard`.
  package var coveredDecided: Int
  package var decided: Int
  package var coveredLines: Int

  package init(
    coveredRegions: Int = 0, regions: Int = 0, coveredDecided: Int = 0, decided: Int = 0, coveredLines: Int = 0
  ) {
    self.coveredRegions = coveredRegions
    self.regions = regions
    self.coveredDecided = coveredDecided
    self.decided = decided
    self.coveredLines = coveredLines
  }

  /// The share of a file that a run covered. The whole file may have more regions than that run's program links.
  package init(of run: FileCoverage, in all: FileCoverage) {
    coveredRegions = all.regions.keys.count { run.regions[$0] == true }
    regions = all.regions.count
    coveredDecided = all.decided.count { run.regions[$0] == true }
    decided = all.decided.count
    coveredLines = run.lines.values.count { $0 }
  }

  package static func + (first: CoveredShare, second: CoveredShare) -> CoveredShare {
    CoveredShare(
      coveredRegions: first.coveredRegions + second.coveredRegions, regions: first.regions + second.regions,
      coveredDecided: first.coveredDecided + second.coveredDecided, decided: first.decided + second.decided,
      coveredLines: first.coveredLines + second.coveredLines)
  }
}
