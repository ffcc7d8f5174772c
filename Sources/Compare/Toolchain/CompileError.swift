/// An error that the compiler reports in a source file.
package struct CompileError {
  /// The file's absolute path.
  package let file: String
  package let line: String
  package let message: String

  /// Returns the errors in a build's output, in the order in which they were printed.
  package static func all(in output: String) -> [CompileError] {
    output.matches(of: #/(?m)^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)$/#)
      .map { CompileError(file: String($0.1), line: String($0.2), message: String($0.3)) }
  }
}
