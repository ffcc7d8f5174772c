import HeadlessUI
import SharedModel

/// Makes alerts that only tell something; they need no module of their own.
struct AlertAssembly {
  func makeAlert(title: String) -> ViewController {
    AlertController(title: title, actions: [AlertAction(title: Texts.ok)])
  }
}
