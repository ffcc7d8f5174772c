/// One record of the compiler's coverage map: the regions of one function, and how often each ran.
public struct CountedFunction: Equatable, Sendable {
  /// A region with its count.
  public struct Region: Equatable, Sendable {
    /// Where it is.
    public var range: Range<SourcePosition>
    /// How often it ran.
    public var count: Int

    /// A region as it was read.
    public init(_ range: Range<SourcePosition>, count: Int) {
      self.range = range
      self.count = count
    }
  }

  /// Its mangled name, with the file in front of it where the function is private.
  public var name: String
  /// Its regions, the one of the whole function first.
  public var regions: [Region]

  /// A record as it was read.
  public init(name: String, regions: [Region]) {
    self.name = name
    self.regions = regions
  }

  /// Whether the compiler made a function of what is an expression in the source: an autoclosure (`fu`), an initial value of a
  /// property (`fi`) or a default argument (`fA`), after the suffixes of Swift's name mangling.
  public var isExpression: Bool {
    let end = name.hasSuffix("_") ? name.dropLast().reversed().drop { $0.isASCII && $0.isNumber } : name.reversed()[...]
    let suffix = String(end.prefix(2).reversed())
    return name.hasSuffix("_") ? suffix == "fu" || suffix == "fA" : suffix == "fi"
  }

  /// The regions that count: an expression's own region is part of the code around it, the branches in it are not.
  var countedRegions: ArraySlice<Region> { isExpression ? regions.dropFirst() : regions[...] }

  /// The regions that run or not by what is decided in the function: all but its own.
  var decidedRegions: ArraySlice<Region> { regions.dropFirst() }
}
