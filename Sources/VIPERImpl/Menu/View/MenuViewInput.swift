/// The view of the menu, as its presenter sees it.
protocol MenuViewInput: AnyObject {
  func showTitle(_ text: String)
  func showGreeting(_ text: String)
  func showSections(_ rows: [MenuRowViewModel])
  func showCover(named name: String)
  func showCoverPlaceholder()
}
