import SharedModel

/// An alert as state; it is shown as long as a property holds it.
struct Alert {
  struct Button {
    let title: String
    let action: () -> Void
  }

  let message: String
  let buttons: [Button]

  init(_ message: String, buttons: [Button]) {
    self.message = message
    self.buttons = buttons
  }

  /// Makes an alert with only an OK button.
  init(_ message: String, didConfirm: @escaping () -> Void = {}) {
    self.init(message, buttons: [Button(title: Texts.ok, action: didConfirm)])
  }
}

// MARK: - Equatable

extension Alert: Equatable {
  /// Whether they look the same; what their buttons do can't be compared.
  static func == (one: Alert, other: Alert) -> Bool {
    one.message == other.message && one.buttons.map(\.title) == other.buttons.map(\.title)
  }
}
