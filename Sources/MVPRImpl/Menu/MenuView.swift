/// Displays the menu.
protocol MenuView: AnyObject {
  func setTitle(_ text: String)
  func setGreeting(_ text: String)
  /// Shows the image with this name, or the placeholder if `name` is nil.
  func setCover(_ name: String?)
  func setRows(_ rows: [MenuRow])
}
