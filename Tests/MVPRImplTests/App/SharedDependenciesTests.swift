import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct SharedDependenciesTests {
  private let dependencies = DeviceDouble().dependencies

  @Test func theyPassOnWhatTheLaunchWasGiven() {
    let shared = SharedDependencies(dependencies, in: LaunchScope())
    #expect(shared.session === dependencies.session)
    #expect(shared.favourites === dependencies.favourites)
    #expect(shared.savedState === dependencies.savedState)
    #expect(shared.images === dependencies.images)
    #expect(shared.logger === dependencies.logger)
    #expect(shared.quarters === dependencies.quarters)
    #expect(shared.places === dependencies.places)
    #expect(shared.place === dependencies.place)
    #expect(shared.notes === dependencies.notes)
    #expect(shared.noteService === dependencies.noteService)
    #expect(shared.articles === dependencies.articles)
    #expect(shared.clock === dependencies.clock)
    #expect(shared.searchDebounce == dependencies.configuration.searchDebounce)
  }

  @Test func theyExistOnceInALaunch() {
    var refusals: [String] = []
    let launch = LaunchScope { refusals.append($0) }
    let first = SharedDependencies(dependencies, in: launch)
    #expect(refusals.isEmpty)
    let second = SharedDependencies(dependencies, in: launch)
    #expect(refusals.count == 2)
    let names = ["SharedDependencies", "FavouriteEditor"]
    #expect(names.allSatisfy { name in refusals.contains { $0.contains(name) } })
    withExtendedLifetime((first, second)) {}
  }
}
