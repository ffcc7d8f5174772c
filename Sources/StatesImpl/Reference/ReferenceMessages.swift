import HeadlessUI

/// What the view of the reference book may tell its state.
protocol ReferenceMessages: AnyObject {
  func didLoadView()
  func didPullToRefresh()
  func didTapRetry()
  func didSelectRow(at indexPath: IndexPath)
}
