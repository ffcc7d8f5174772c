/// What the menu can show.
protocol MenuViewInput: AnyObject {
  func showTitle(_ text: String)
  func showGreeting(_ text: String)
  func showSections(_ rows: [MenuRowViewModel])
  func showCover(named name: String)
  func showCoverPlaceholder()
}
