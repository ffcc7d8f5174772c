import SharedModel
import UIKit

extension UIViewController {
  /// Shows an alert with an OK button, unless something is already presented; then the alert is dropped.
  func presentAlert(_ title: String) {
    guard presentedViewController == nil else { return }
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
    present(alert, animated: true)
  }
}
