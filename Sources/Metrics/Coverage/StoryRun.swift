/// What one story ran of one module, by file.
public struct StoryRun: Equatable, Sendable {
  /// The lines that ran, by file.
  public var lines: [String: Set<Int>] = [:]
  /// The names of the types of which a line ran.
  public var types: Set<String> = []
  /// The same with all lines of each function, initialiser and accessor that began to run, by file.
  public var readLines: [String: Set<Int>] = [:]

  /// Nothing at all.
  public init() {}

  /// Gathers what ran.
  ///
  /// - Parameters:
  ///   - coverage: What was counted, by file.
  ///   - extents: What the files declare.
  public init(_ coverage: [String: FileCoverage], extents: [String: SourceExtents]) {
    for (file, counted) in coverage {
      let ran = Set(counted.lines.filter(\.value).keys)
      guard !ran.isEmpty else { continue }
      lines[file] = ran
      let declared = extents[file] ?? SourceExtents()
      types.formUnion(ran.compactMap(declared.innermostType))
      readLines[file] = declared.units.filter(counted.didRun).reduce(into: ran) { $0.formUnion($1.lines) }
    }
  }

  /// How many types, files and lines ran.
  public var size: SpreadSize { SpreadSize(types: types.count, files: lines.count, lines: Self.count(lines)) }

  /// How many lines have to be read to follow it.
  public var linesToRead: Int { Self.count(readLines) }

  private static func count(_ lines: [String: Set<Int>]) -> Int { lines.values.reduce(0) { $0 + $1.count } }

  /// All that ran in this one, in the other, or in both.
  public mutating func formUnion(_ other: StoryRun) {
    lines.merge(other.lines) { $0.union($1) }
    readLines.merge(other.readLines) { $0.union($1) }
    types.formUnion(other.types)
  }
}
