/// Why an implementation can't be added.
nonisolated enum ExtensionError: Error, Equatable {
  /// Where it was asked for is no checkout of the suite.
  case noCheckout(folder: String)
  case notAnIdentifier(String)
  /// Not a capital letter, followed by a limited number of plain letters and digits.
  case notAModuleName(String, limit: Int)
  case taken(String, by: String)
  /// Nothing to start from.
  case noTemplate(String, folder: String)
  /// A file that registers implementations lacks what a new one is put beside.
  case unexpectedShape(file: String, missing: String, line: String)
  /// The text is the system's.
  case refused(path: String, why: String)
  case interrupted
  /// After an error something could not be taken back.
  case leftBehind([String], after: String)
}
