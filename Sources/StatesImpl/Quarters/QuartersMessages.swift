import HeadlessUI

/// The messages that the view of the quarters can send to its state.
protocol QuartersMessages: AnyObject {
  func didLoadView()
  func didChooseOrder(at index: Int)
  func didPullToRefresh()
  func didTapRetry()
  func didSelectRow(at indexPath: IndexPath)
}
