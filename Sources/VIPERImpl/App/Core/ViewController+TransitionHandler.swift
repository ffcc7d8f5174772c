import HeadlessUI

// MARK: - TransitionHandler

extension ViewController: TransitionHandler {
  func push(_ controller: ViewController) {
    navigationController?.pushViewController(controller)
  }

  func pop() {
    _ = navigationController?.popViewController()
  }

  func closePresented() {
    if presentedViewController != nil { dismiss() }
  }

  func closeModal() {
    // Sent to the modal itself, `dismiss` would close an alert over it instead.
    presentingViewController?.dismiss()
  }
}
