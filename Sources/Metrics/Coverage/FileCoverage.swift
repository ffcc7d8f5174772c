/// What of one file is counted, and what of it ran.
///
/// Regions are told apart by where they are alone: what several instances of a function, or several programs, have of the same
/// place is one region, and it ran when it did in one of them.
public struct FileCoverage: Equatable, Sendable {
  /// The regions, and whether each ran.
  public private(set) var regions: [Range<SourcePosition>: Bool] = [:]
  /// Those of the regions that run or not by what is decided in a function: branches, and what follows a `guard`.
  public private(set) var decided: Set<Range<SourcePosition>> = []
  /// The lines, and whether each ran.
  public private(set) var lines: [Int: Bool] = [:]
  /// The places at which regions begin, those of expressions included, and whether what begins there ran.
  private var entries: [SourcePosition: Bool] = [:]

  /// Nothing at all.
  public init() {}

  /// What one program counted.
  ///
  /// - Parameters:
  ///   - functions: The records of functions in the file, in any order.
  ///   - segments: The segments of the file, in its order.
  public init(functions: [CountedFunction] = [], segments: [LineSegment]) {
    for function in functions {
      for region in function.countedRegions { Self.add(region.range, region.count > 0, to: &regions) }
      decided.formUnion(function.decidedRegions.map(\.range))
    }
    lines = LineSegment.counts(byLine: segments).mapValues { $0 > 0 }
    for segment in segments where segment.isEntry && segment.isCounted {
      Self.add(segment.position, segment.count > 0, to: &entries)
    }
  }

  /// Adds what another program, or another run, counted.
  public mutating func formUnion(_ other: FileCoverage) {
    regions.merge(other.regions) { $0 || $1 }
    decided.formUnion(other.decided)
    lines.merge(other.lines) { $0 || $1 }
    entries.merge(other.entries) { $0 || $1 }
  }

  /// Adds what no program links, as code that never ran: each unit is a region, and all its lines are lines.
  ///
  /// - Returns: the units that were added.
  @discardableResult
  public mutating func addMissing(_ units: [SourceExtent]) -> [SourceExtent] {
    let missing = units.filter { !isLinked($0) }
    for unit in missing {
      guard let body = unit.body else { continue }
      Self.add(body..<unit.range.upperBound, false, to: &regions)
      for line in body.line...unit.lines.upperBound where lines[line] == nil { lines[line] = false }
    }
    return missing
  }

  /// Whether a unit's code began to run.
  public func didRun(_ unit: SourceExtent) -> Bool {
    unit.body.flatMap { entries[$0] } ?? false
  }

  /// Whether a program has the unit's code.
  private func isLinked(_ unit: SourceExtent) -> Bool {
    unit.body.map { entries[$0] != nil } ?? true
  }

  private static func add<Key>(_ key: Key, _ didRun: Bool, to counted: inout [Key: Bool]) {
    counted[key] = counted[key] == true || didRun
  }
}
