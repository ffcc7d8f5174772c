import HeadlessUI
import SharedModel

/// Makes alerts with only an OK button, which are too small for a module.
struct AlertAssembly {
  func makeAlert(title: String) -> ViewController {
    AlertController(title: title, actions: [AlertAction(title: Texts.ok)])
  }
}
