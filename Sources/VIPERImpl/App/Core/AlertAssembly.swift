import HeadlessUI

/// Makes alerts, which are not modules.
struct AlertAssembly {
  func makeAlert(_ alert: AlertViewModel, didConfirm: @escaping () -> Void) -> ViewController {
    let confirmation = AlertAction(title: alert.confirmation, didTap: didConfirm)
    let refusals = alert.refusal.map { [AlertAction(title: $0)] } ?? []
    return AlertController(title: alert.title, actions: [confirmation] + refusals)
  }
}
