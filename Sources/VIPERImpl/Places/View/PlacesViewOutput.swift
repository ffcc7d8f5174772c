/// What happens on the screen of the places.
protocol PlacesViewOutput: AnyObject {
  func didTriggerViewReady()
  func didEditQuery(_ text: String)
  func didPullToRefresh()
  func didScrollToEnd()
  func didTapMore()
  func didTapRetry()
}
