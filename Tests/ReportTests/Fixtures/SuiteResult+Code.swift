import Report

extension SuiteResult {
  /// Makes a file so many lines longer.
  mutating func addCode(_ lines: Int, toFile index: Int) {
    guard let old = self.lines else { return }
    var files = old.files
    files[index].code += lines
    self.lines = LinesResult(files: files, tests: old.tests, shared: old.shared)
  }
}
