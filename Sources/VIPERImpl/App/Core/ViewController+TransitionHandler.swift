import HeadlessUI

// MARK: - TransitionHandler

extension ViewController: TransitionHandler {
  var isOnTop: Bool { navigationController?.topViewController === self }

  func push(_ controller: ViewController) {
    navigationController?.pushViewController(controller)
  }

  func pop() {
    _ = navigationController?.popViewController()
  }

  func presentAlert(_ alert: ViewController) {
    if presentedViewController == nil { present(alert) }
  }

  func closePresented() {
    if presentedViewController != nil { dismiss() }
  }

  func closeModal() {
    // Sent to the modal itself, `dismiss` would close an alert over it instead.
    presentingViewController?.dismiss()
  }
}
