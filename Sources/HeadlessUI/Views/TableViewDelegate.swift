/// What a user does with a list.
public protocol TableViewDelegate: AnyObject {
  /// A row was selected.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// The list was scrolled until its last row came into sight.
  func tableViewDidScrollToEnd(_ tableView: TableView)
}

extension TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableViewDidScrollToEnd(_ tableView: TableView) {}
}
