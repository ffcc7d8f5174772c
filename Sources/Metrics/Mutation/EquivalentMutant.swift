/// A mutant of which somebody has found out that nobody can tell it from the code as it was.
///
/// It is told by its text, so that it is found again when the lines before it change.
public struct EquivalentMutant: Equatable, Sendable {
  /// The file, as in `MVCImpl/Menu/MenuDataSource.swift`.
  public var file: String
  /// The function or property.
  public var unit: String
  /// The changed lines as they are.
  public var before: String
  /// The same lines changed.
  public var after: String
  /// Why nobody can tell.
  public var reason: String
  /// The line of the list at which it begins.
  public var line: Int

  /// Whether it is a change to a file.
  public func isChange(_ change: MutableSource.Change, inUnit unit: String, ofFile file: String) -> Bool {
    file == self.file && unit == self.unit && change.before == before && change.after == after
  }
}
