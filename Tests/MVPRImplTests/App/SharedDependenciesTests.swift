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
    #expect(shared.favouriteMarks === dependencies.favourites)
    #expect(shared.savedState === dependencies.savedState)
    #expect(shared.images === dependencies.images)
    #expect(shared.logger === dependencies.logger)
    #expect(shared.quarters === dependencies.quarters)
    #expect(shared.places === dependencies.places)
    #expect(shared.place === dependencies.place)
    #expect(shared.notes === dependencies.notes)
    #expect(shared.noteService === dependencies.noteService)
    #expect(shared.noteTracker === shared.noteObserver)
    #expect(shared.articles === dependencies.articles)
    #expect(shared.clock === dependencies.clock)
    #expect(shared.searchDebounce == dependencies.configuration.searchDebounce)
  }
}
