import HeadlessUI

// MARK: - TransitionHandler

extension ViewController: TransitionHandler {
  func push(_ controller: ViewController) {
    navigationController?.pushViewController(controller)
  }

  func presentAlert(_ alert: ViewController) {
    if presentedViewController == nil { present(alert) }
  }
}
