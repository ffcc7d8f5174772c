import HeadlessUI

// MARK: - TransitionHandler

extension ViewController: TransitionHandler {
  func push(_ controller: ViewController) {
    navigationController?.pushViewController(controller)
  }

  func pop() {
    _ = navigationController?.popViewController()
  }
}
