/// How many of the regions, of those that something decides, and of the lines ran.
public struct CoveredShare: Codable, Equatable, Sendable {
  /// How many regions ran.
  public var coveredRegions: Int
  /// How many regions there are.
  public var regions: Int
  /// How many of the regions ran that are decided: branches, and what follows a `guard`.
  public var coveredDecided: Int
  /// How many of these there are.
  public var decided: Int
  /// How many lines ran.
  public var coveredLines: Int
  /// How many lines there are.
  public var lines: Int

  /// A share put together by hand; the default is that of nothing.
  public init(
    coveredRegions: Int = 0, regions: Int = 0, coveredDecided: Int = 0, decided: Int = 0, coveredLines: Int = 0,
    lines: Int = 0
  ) {
    self.coveredRegions = coveredRegions
    self.regions = regions
    self.coveredDecided = coveredDecided
    self.decided = decided
    self.coveredLines = coveredLines
    self.lines = lines
  }

  /// What a run covered of a file, where all that there is of it may be more than that run's program links.
  public init(of run: FileCoverage, in all: FileCoverage) {
    coveredRegions = all.regions.keys.count { run.regions[$0] == true }
    regions = all.regions.count
    coveredDecided = all.decided.count { run.regions[$0] == true }
    decided = all.decided.count
    coveredLines = all.lines.keys.count { run.lines[$0] == true }
    lines = all.lines.count
  }

  /// The shares of two pieces of code together.
  public static func + (first: CoveredShare, second: CoveredShare) -> CoveredShare {
    CoveredShare(
      coveredRegions: first.coveredRegions + second.coveredRegions, regions: first.regions + second.regions,
      coveredDecided: first.coveredDecided + second.coveredDecided, decided: first.decided + second.decided,
      coveredLines: first.coveredLines + second.coveredLines, lines: first.lines + second.lines)
  }
}
