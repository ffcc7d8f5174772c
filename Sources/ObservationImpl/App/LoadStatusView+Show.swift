import HeadlessUI
import Storyboard

extension ActivityIndicator {
  /// Turns, or hides.
  func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}

extension LoadStatusView {
  /// Shows whether the screen loads, or why it couldn't.
  func show(isLoading: Bool, error message: String?) {
    spinner.setAnimating(isLoading)
    error.text = message ?? ""
    error.isHidden = message == nil
    retry.isHidden = message == nil
  }
}
