import HeadlessUI
import SharedModel

/// Makes alerts with only an OK button, which need no module of their own.
struct AlertAssembly {
  func makeAlert(title: String) -> ViewController {
    AlertController(title: title, actions: [AlertAction(title: Texts.ok)])
  }
}
