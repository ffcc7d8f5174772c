import HeadlessUI

/// What the view of a list of places may tell its state.
protocol PlacesMessages: AnyObject {
  func didLoadView()
  func didEditSearch(_ text: String)
  func didPullToRefresh()
  func didTapRetry()
  func didTapMore()
  func didScrollToEnd()
  func didSelectRow(at indexPath: IndexPath)
}
