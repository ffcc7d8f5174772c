import Metrics

extension SourceFile {
  /// A file of which only the lines matter.
  init(path: String, lineCount: LineCount) {
    self.init(path: path, facts: SourceFacts(lines: lineCount))
  }

  var withLinesOnly: SourceFile { SourceFile(path: path, lineCount: facts.lines) }
}
