import SharedModel

/// An alert as it is shown: its title, and the words on its buttons.
struct AlertViewModel: Hashable {
  let title: String
  /// The button that confirms, or the only one.
  let confirmation: String
  /// The button that changes nothing; `nil` if there is nothing to refuse.
  var refusal: String?
}

extension AlertViewModel {
  /// Asks before changes are lost.
  static let discardChanges = AlertViewModel(
    title: Texts.discardChanges, confirmation: Texts.discard, refusal: Texts.keepEditing)

  /// Makes an alert with OK only.
  static func notice(_ title: String) -> AlertViewModel {
    AlertViewModel(title: title, confirmation: Texts.ok)
  }
}
