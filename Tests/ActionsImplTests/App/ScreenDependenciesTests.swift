import SharedModel
import Testing

@testable import ActionsImpl

struct ScreenDependenciesTests {
  @Test("The action that all screens share changes the app's favourites, and tells the app's service")
  func setFavourite() {
    let fixture = AppFixture()
    let dependencies = ScreenDependencies(app: fixture.dependencies)
    dependencies.setFavourite.change = ("fado", true)
    dependencies.setFavourite.run { _ in }
    #expect(fixture.favourites.contains("fado"))
    #expect(fixture.favourite.ids == ["fado"])
  }
}
