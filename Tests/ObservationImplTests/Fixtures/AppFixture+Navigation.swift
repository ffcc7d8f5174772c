@testable import ObservationImpl

extension AppFixture {
  /// What the alert says that view models without a guide around them have asked for.
  var alert: String? {
    if case .alert(let alert) = navigation.modal { alert.message } else { nil }
  }

  /// Taps a button of that alert as its view controller does.
  func tapInAlert(_ title: String = "OK") {
    navigation.closeAlert()?.buttons.first { $0.title == title }?.action()
  }
}
