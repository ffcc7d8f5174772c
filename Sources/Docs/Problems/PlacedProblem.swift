/// A problem and where it is.
package struct PlacedProblem: Equatable, CustomStringConvertible {
  /// The file, from the package on.
  package let path: String
  /// From 1.
  package let line: Int
  /// From 1, in characters.
  package let column: Int
  /// What is wrong.
  package let problem: DocsProblem

  package init(path: String, line: Int, column: Int = 1, _ problem: DocsProblem) {
    self.path = path
    self.line = line
    self.column = column
    self.problem = problem
  }

  /// As compilers write it.
  package var description: String { "\(path):\(line):\(column): \(problem)" }
}
