import HeadlessUI

/// What the view of the quarters may tell its state.
protocol QuartersMessages: AnyObject {
  func didLoadView()
  func didChooseOrder(at index: Int)
  func didPullToRefresh()
  func didTapRetry()
  func didSelectRow(at indexPath: IndexPath)
}
