/// An error that the compiler reports in a source file.
package struct CompileError: Hashable, Sendable {
  /// The file's absolute path.
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Returns the errors in a build's output, each once, in the order in which they were printed.
  package static func all(in output: String) -> [CompileError] {
    var seen: Set<CompileError> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      let error = CompileError(file: String(match.1), line: number, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
