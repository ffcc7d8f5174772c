/// Receives a user's actions on a list.
public protocol TableViewDelegate: AnyObject {
  /// Called when a row was selected.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a row is about to become visible. Lists have no height, so that is known only of the last row, when
  /// the list is scrolled to its end.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
}
