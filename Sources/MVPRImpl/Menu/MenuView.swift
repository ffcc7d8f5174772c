/// What the menu screen can be told to show.
protocol MenuView: AnyObject {
  func setGreeting(_ text: String)
  /// Shows the image of that name, or the placeholder.
  func setCover(_ name: String?)
  func setRows(_ rows: [MenuRow])
}
