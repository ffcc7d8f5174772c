/// A function in the compiler's coverage map: its regions, and how often each ran.
package struct CountedFunction: Equatable, Sendable {
  package struct Region: Equatable, Sendable {
    package var range: Range<SourcePosition>
    package var count: Int

    package init(_ range: Range<SourcePosition>, count: Int) {
      self.range = range
      self.count = count
    }
  }

  /// Its mangled name, with the file in front of it where the function is private.
  package var name: String
  /// Its regions, the one of the whole function first.
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

  /// The counted regions: an expression's own region is part of the code around it, its branches aren't.
  var countedRegions: ArraySlice<Region> { isExpression ? regions.dropFirst() : regions[...] }

  /// The regions that depend on a decision in the function: all but its own.
  var decidedRegions: ArraySlice<Region> { regions.dropFirst() }
}

/// A place where the count changes, as `llvm-cov` lists them for a file.
package struct LineSegment: Equatable, Sendable {
  package var position: SourcePosition
  package var count: Int
  package var isCounted: Bool
  package var isEntry: Bool
  /// Whether it fills the gap between two regions.
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
