/// The regions and lines of one file, and whether they ran. Regions with the same place are one region, which ran if
/// one of them did: for example the regions of a function's several instances, or of several programs.
package struct FileCoverage: Equatable, Sendable {
  package private(set) var regions: [Range<SourcePosition>: Bool] = [:]
  /// The regions that depend on a decision in a function: branches, and code after a `guard`.
  package private(set) var decided: Set<Range<SourcePosition>> = []
  package private(set) var lines: [Int: Bool] = [:]
  /// The places where regions begin, expressions included, and whether they ran.
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

  /// Adds the units that no program links, each as a region that never ran, and returns them.
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

package struct CoveredShare: Codable, Equatable, Sendable {
  package var coveredRegions: Int
  package var regions: Int
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

  /// The share of a file that a run covered. `all` may have more regions than that run's program links.
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

package struct CountedFunction: Equatable, Sendable {
  package struct Region: Equatable, Sendable {
    package var range: Range<SourcePosition>
    package var count: Int

    package init(_ range: Range<SourcePosition>, count: Int) {
      self.range = range
      self.count = count
    }
  }

  /// The mangled name; a private function's begins with its file.
  package var name: String
  /// The function's own region comes first.
  package var regions: [Region]

  package init(name: String, regions: [Region]) {
    self.name = name
    self.regions = regions
  }

  /// True for an expression that the compiler made a function: an autoclosure (`fu`), an initial value of a property
  /// (`fi`) or a default argument (`fA`), after the suffixes of Swift's name mangling.
  package var isExpression: Bool {
    let end = name.hasSuffix("_") ? name.dropLast().reversed().drop { $0.isASCII && $0.isNumber } : name.reversed()[...]
    let suffix = String(end.prefix(2).reversed())
    return name.hasSuffix("_") ? suffix == "fu" || suffix == "fA" : suffix == "fi"
  }

  /// Excludes an expression's own region, because it is part of the code around it.
  var countedRegions: ArraySlice<Region> { isExpression ? regions.dropFirst() : regions[...] }

  var decidedRegions: ArraySlice<Region> { regions.dropFirst() }
}

/// A place where the count changes, as `llvm-cov` lists them for a file.
package struct LineSegment: Equatable, Sendable {
  package var position: SourcePosition
  package var count: Int
  package var isCounted: Bool
  package var isEntry: Bool
  package var isGap: Bool

  package init(_ position: SourcePosition, count: Int, isCounted: Bool, isEntry: Bool, isGap: Bool = false) {
    self.position = position
    self.count = count
    self.isCounted = isCounted
    self.isEntry = isEntry
    self.isGap = isGap
  }

  /// The count of each counted line, by the rule of `llvm-cov show`: the highest count of the regions that begin on a
  /// line and of the one that reaches into it.
  package static func counts(byLine segments: [LineSegment]) -> [Int: Int] {
    guard let first = segments.first, let last = segments.last else { return [:] }
    let byLine = Dictionary(grouping: segments, by: \.position.line)
    var counts: [Int: Int] = [:]
    var reaching: LineSegment?
    for line in first.position.line...max(first.position.line, last.position.line) {
      let own = byLine[line] ?? []
      if let count = count(of: own, reaching: reaching) { counts[line] = count }
      reaching = own.last ?? reaching
    }
    return counts
  }

  private static func count(of own: [LineSegment], reaching: LineSegment?) -> Int? {
    let starts = own.filter { $0.isEntry && $0.isCounted && !$0.isGap }
    let isSkipped = own.first.map { $0.isEntry && !$0.isCounted } ?? false
    let isReached = !isSkipped && (reaching?.isCounted == true || !starts.isEmpty)
    guard isReached || own.contains(where: { $0.isEntry && $0.isCounted }) else { return nil }
    return ([reaching?.count ?? 0] + starts.map(\.count)).max()
  }
}

/// The declarations of a source, linked or not: the denominator of coverage.
package struct SourceExtents: Equatable, Sendable {
  /// The types; each extension is another entry of its type.
  package var types: [SourceExtent]
  /// Functions, initialisers and accessors, nested ones included.
  package var units: [SourceExtent]
  package var protocols: [SourceExtent]
  package var conformances: [StatedConformance]

  package init(
    types: [SourceExtent] = [], units: [SourceExtent] = [], protocols: [SourceExtent] = [],
    conformances: [StatedConformance] = []
  ) {
    self.types = types
    self.units = units
    self.protocols = protocols
    self.conformances = conformances
  }

  package func innermostType(onLine line: Int) -> String? {
    types.filter { $0.lines.contains(line) }.min { $0.lines.count < $1.lines.count }?.name
  }
}

/// A named declaration, up to the end of its last token.
package struct SourceExtent: Hashable, Sendable {
  /// The name, qualified by the types and functions around it.
  package var name: String
  package var range: Range<SourcePosition>
  /// The brace of its body; nil for a type.
  package var body: SourcePosition?

  package init(name: String, range: Range<SourcePosition>, body: SourcePosition? = nil) {
    self.name = name
    self.range = range
    self.body = body
  }

  package var lines: ClosedRange<Int> { range.lowerBound.line...range.upperBound.line }
}

/// The head of a declaration with an inheritance clause.
package struct StatedConformance: Hashable, Sendable {
  package var type: String
  package var names: [String]
  /// The lines of the head, up to its brace.
  package var lines: ClosedRange<Int>

  package init(type: String, names: [String], lines: ClosedRange<Int>) {
    self.type = type
    self.names = names
    self.lines = lines
  }
}
