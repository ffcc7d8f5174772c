/// A place at which the compiler refused something.
nonisolated struct CompilerError: Hashable {
  var file: String
  var line: Int
  var column: Int
  var message: String

  /// The errors in what a build printed.
  static func all(in text: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2),
        let column = Int(match.3)
      else { return nil }
      let error = CompilerError(file: String(match.1), line: number, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
