import HeadlessUI

extension ViewController {
  /// Shows the title that the presenter has chosen.
  func setTitle(_ text: String) {
    title = text
  }
}
