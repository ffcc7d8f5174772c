/// What a user does in the screen of the places.
protocol PlacesPresenting: StateRestorable {
  func viewDidLoad()
  func didEditSearch(_ text: String)
  func didScrollToEnd()
  func didTapFooter()
  func didPullToRefresh()
  func didTapRetry()
}
