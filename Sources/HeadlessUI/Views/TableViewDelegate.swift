/// What a user does with a list.
public protocol TableViewDelegate: AnyObject {
  /// A row was selected.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// A row is about to come into sight. The kit's lists have no height, so all that is known to come into sight is the last
  /// row, when the list is scrolled to its end.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath) {}
}
