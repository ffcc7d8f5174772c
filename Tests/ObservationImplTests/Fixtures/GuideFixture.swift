import AppDoubles

@testable import ObservationImpl

/// The dependencies of view models that no guide owns, and the navigation state that they change.
struct GuideFixture {
  let device = DeviceDouble()
  let navigation = Navigation()
  let dependencies: GuideDependencies

  /// The message of the alert that a view model has shown.
  var alert: String? {
    if case .alert(let alert) = navigation.modal { alert.message } else { nil }
  }

  init() {
    let changes = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
    dependencies = GuideDependencies(
      app: device.dependencies, favouriteChanges: changes, navigation: navigation)
  }

  /// Taps a button of the alert as its view controller does.
  func tapInAlert(_ title: String = "OK") {
    navigation.closeAlert()?.buttons.first { $0.title == title }?.action()
  }
}
