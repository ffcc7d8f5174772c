/// A place at which the count of what follows changes, as `llvm-cov` lists them for a file.
public struct LineSegment: Equatable, Sendable {
  /// Where.
  public var position: SourcePosition
  /// How often ran what follows.
  public var count: Int
  /// Whether what follows is counted at all.
  public var isCounted: Bool
  /// Whether a region begins here.
  public var isEntry: Bool
  /// Whether it only fills the gap between two regions.
  public var isGap: Bool

  /// A segment as it was read.
  public init(_ position: SourcePosition, count: Int, isCounted: Bool, isEntry: Bool, isGap: Bool = false) {
    self.position = position
    self.count = count
    self.isCounted = isCounted
    self.isEntry = isEntry
    self.isGap = isGap
  }

  private var startsRegion: Bool { isEntry && isCounted && !isGap }

  /// How often each counted line ran, by the rule of `llvm-cov show`: of the regions that begin on a line, and the one that reaches into
  /// it, the highest count.
  ///
  /// - Parameter segments: those of one file, in its order.
  public static func counts(byLine segments: [LineSegment]) -> [Int: Int] {
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
    let starts = own.filter(\.startsRegion)
    let isSkipped = own.first.map { $0.isEntry && !$0.isCounted } ?? false
    let isReached = !isSkipped && (reaching?.isCounted == true || !starts.isEmpty)
    guard isReached || own.contains(where: { $0.isEntry && $0.isCounted }) else { return nil }
    return ([reaching?.count ?? 0] + starts.map(\.count)).max()
  }
}
