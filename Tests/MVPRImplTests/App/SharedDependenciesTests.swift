import SharedModel
import Testing

@testable import MVPRImpl

struct SharedDependenciesTests {
  private let launch = Launch(signedIn: true)

  @Test func theyPassOnWhatTheLaunchWasGiven() {
    let dependencies = launch.dependencies
    let shared = SharedDependencies(dependencies, in: LaunchScope())
    #expect(shared.session === dependencies.session)
    #expect(shared.favourites === dependencies.favourites)
    #expect(shared.whereabouts === dependencies.whereabouts)
    #expect(shared.images === dependencies.images)
    #expect(shared.logger === dependencies.logger)
    #expect(shared.quarters === dependencies.quarters)
  }
}
