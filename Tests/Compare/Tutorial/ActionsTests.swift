import SharedModel
import Testing

@testable import ActionsImpl

// snippet.action
/// As a user, I want to see how many places of a list are my favourites.
final class CountFavouritesAction: @MainActor OngoingAction {
  var underWay: Cancellable?
  private let places: LoadedPlaces
  private let favourites: Favourites
  private let follow: FollowFavouritesAction

  init(places: LoadedPlaces, favourites: Favourites) {
    self.places = places
    self.favourites = favourites
    follow = FollowFavouritesAction(favourites: favourites)
  }

  func start(_ callback: @escaping Callback<String>) -> Cancellable? {
    callback(heading)
    return follow.start { [weak self] id in
      if let self, places.row(of: id) != nil { callback(heading) }
    }
  }
}
// snippet.end

// snippet.heading
extension CountFavouritesAction {
  private var heading: String {
    let count = places.places.count { favourites.contains($0.id) }
    return "\(count) of \(places.places.count) are favourites"
  }
}
// snippet.end

/// The answer in the chapter on actions: an action made of another one, tested without a screen.
struct ActionsTests {
  private let fixture = AlfamaFixture()

  private var favourites: Favourites { fixture.dependencies.favourites }

  private func load() throws -> LoadedPlaces {
    var places: LoadedPlaces?
    let load = LoadPlacesAction(query: fixture.query, service: fixture.dependencies.places)
    load.run { places = try? $0.get() }
    _ = fixture.clock.settle()
    return try #require(places)
  }

  // snippet.test
  @Test("It says how many there are at once, and again at each change in the list, until it is cancelled")
  func counts() throws {
    let action = CountFavouritesAction(places: try load(), favourites: favourites)
    var headings: [String] = []
    action.run { headings.append($0) }
    try favourites.set(true, id: "fado")
    try favourites.set(true, id: "elsewhere")
    action.cancel()
    try favourites.set(true, id: "aljube")
    #expect(headings == ["0 of 3 are favourites", "1 of 3 are favourites"])
  }
  // snippet.end

  @Test("Let go, it says nothing more")
  func letGo() throws {
    var calls = 0
    CountFavouritesAction(places: try load(), favourites: favourites).run { _ in calls += 1 }
    try favourites.set(true, id: "fado")
    #expect(calls == 1)
  }
}
