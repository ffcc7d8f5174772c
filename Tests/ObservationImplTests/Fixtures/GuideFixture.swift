import AppDoubles
import SharedModel

@testable import ObservationImpl

/// A guide at its menu, whose view model makes the others and changes the navigation state as they call back.
struct GuideFixture {
  let device = DeviceDouble()
  let favouriteChanges: FavouriteChanges
  let guide: GuideViewModel

  var navigation: Navigation { guide.navigation }
  /// The message of the alert that a view model has shown.
  var alert: String? {
    if case .alert(let alert) = navigation.modal { alert.message } else { nil }
  }

  init() {
    favouriteChanges = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
    guide = GuideViewModel(at: SavedState(), app: device.dependencies, favouriteChanges: favouriteChanges)
  }

  /// Taps a button of the alert as its view controller does.
  func tapInAlert(_ title: String = "OK") {
    navigation.closeAlert()?.buttons.first { $0.title == title }?.action()
  }
}
