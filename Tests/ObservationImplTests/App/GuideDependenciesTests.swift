import Testing

@testable import ObservationImpl

struct GuideDependenciesTests {
  @Test("Where the user is, is held weakly, as it owns the view models that are made from this")
  func weakNavigation() {
    let fixture = AppFixture()
    var navigation: Navigation? = Navigation()
    let dependencies = GuideDependencies(
      app: fixture.dependencies, favouriteChanges: fixture.guide.favouriteChanges,
      navigation: navigation ?? Navigation())
    #expect(navigation != nil && dependencies.navigation === navigation)
    navigation = nil
    #expect(navigation == nil && dependencies.navigation == nil)
  }
}
