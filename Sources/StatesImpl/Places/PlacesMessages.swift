import HeadlessUI

/// The messages that the view of a list of places can send to its state.
protocol PlacesMessages: AnyObject {
  func didLoadView()
  func didEditSearch(_ text: String)
  func didPullToRefresh()
  func didTapRetry()
  func didTapMore()
  func didScrollToEnd()
  func didSelectRow(at indexPath: IndexPath)
}
