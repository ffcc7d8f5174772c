import HeadlessUI
import SharedModel

/// Makes alerts that only tell something, or ask one question; they need no module of their own.
struct AlertAssembly {
  func makeAlert(title: String, didClose: @escaping () -> Void = {}) -> ViewController {
    AlertController(title: title, actions: [AlertAction(title: Texts.ok, didTap: didClose)])
  }

  /// Asks whether what was changed may be lost; `didDiscard` runs if it may.
  func makeDiscardAlert(didDiscard: @escaping () -> Void) -> ViewController {
    AlertController(
      title: Texts.discardChanges,
      actions: [AlertAction(title: Texts.discard, didTap: didDiscard), AlertAction(title: Texts.keepEditing)])
  }
}
