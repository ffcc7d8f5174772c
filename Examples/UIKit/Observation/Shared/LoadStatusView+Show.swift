import Layout
import UIKit

extension UIActivityIndicatorView {
  /// Shows the spinner, or hides it.
  func setAnimating(_ isAnimating: Bool) {
    if isAnimating { startAnimating() } else { stopAnimating() }
  }
}

extension LoadStatusView {
  /// Shows a spinner while the screen loads, and an error after a failure.
  func show(isLoading: Bool, error message: String?) {
    spinner.setAnimating(isLoading)
    error.text = message
    error.isHidden = message == nil
    retry.isHidden = message == nil
  }
}
