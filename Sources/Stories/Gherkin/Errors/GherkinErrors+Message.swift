nonisolated extension GherkinErrors {
  /// One line per error, each beginning with `file:line:column:`, as compilers print them.
  public func message(file: String) -> String {
    errors.map { "\(file):\($0.location.line):\($0.location.column): \($0.message)" }.joined(separator: "\n")
  }
}
