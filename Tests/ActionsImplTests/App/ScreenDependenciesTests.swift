import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct ScreenDependenciesTests {
  @Test("The action that all screens share changes the app's favourites, and tells the app's service")
  func setFavourite() {
    let device = DeviceDouble()
    let dependencies = ScreenDependencies(app: device.dependencies)
    dependencies.setFavourite.change = ("fado", true)
    dependencies.setFavourite.run { _ in }
    #expect(device.favourites.contains("fado"))
    #expect(device.favourite.ids == ["fado"])
  }
}
