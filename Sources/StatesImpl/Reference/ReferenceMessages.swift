import HeadlessUI

/// The messages that the reference book's view can send to its state.
protocol ReferenceMessages: AnyObject {
  func didLoadView()
  func didPullToRefresh()
  func didTapRetry()
  func didSelectRow(at indexPath: IndexPath)
}
