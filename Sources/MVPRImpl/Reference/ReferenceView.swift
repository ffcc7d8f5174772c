/// Displays the reference book.
protocol ReferenceView: AnyObject {
  func setTitle(_ text: String)
  func setSections(_ sections: [ReferenceSection])
  func setLoadStatus(_ status: LoadStatus)
  /// Ends the pull-to-refresh.
  func endRefreshing()
}
