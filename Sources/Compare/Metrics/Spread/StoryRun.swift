/// The code of one module that a story ran.
package struct StoryRun: Equatable, Sendable {
  package var lines: [String: Set<Int>] = [:]
  package var types: Set<String> = []
  /// All lines of each entered function, by file.
  package var readLines: [String: Set<Int>] = [:]

  package init() {}

  package init(_ coverage: [String: FileCoverage], extents: [String: SourceExtents]) {
    for (file, counted) in coverage {
      let ran = Set(counted.lines.filter(\.value).keys)
      guard !ran.isEmpty else { continue }
      lines[file] = ran
      let declared = extents[file] ?? SourceExtents()
      types.formUnion(ran.compactMap(declared.innermostType))
      readLines[file] = declared.units.filter(counted.didRun).reduce(into: ran) { $0.formUnion($1.lines) }
    }
  }

  package var size: SpreadSize {
    SpreadSize(types: types.count, files: lines.count, lines: lines.values.reduce(0) { $0 + $1.count })
  }

  package mutating func formUnion(_ other: StoryRun) {
    lines.merge(other.lines) { $0.union($1) }
    readLines.merge(other.readLines) { $0.union($1) }
    types.formUnion(other.types)
  }
}

package struct SpreadSize: Codable, Equatable, Sendable {
  package var types: Int
  package var files: Int
  package var lines: Int

  package init(types: Int = 0, files: Int = 0, lines: Int = 0) {
    self.types = types
    self.files = files
    self.lines = lines
  }
}
