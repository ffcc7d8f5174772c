import SharedModel
import Testing

@testable import ActionsImpl

// snippet.action
/// As a user, I want to see how many places of a list are my favourites.
final class CountFavouritesAction: Action {
  typealias Output = String

  private let list: PlaceList
  private let favourites: Favourites
  private let follow: FollowFavouritesAction

  init(list: PlaceList, favourites: Favourites) {
    self.list = list
    self.favourites = favourites
    follow = FollowFavouritesAction(favourites: favourites)
  }

  func run(_ callback: @escaping Callback) {
    callback(heading)
    follow.run { [weak self] id in
      if let self, list.index(of: id) != nil { callback(heading) }
    }
  }

  func cancel() {
    follow.cancel()
  }
}
// snippet.end

// snippet.heading
extension CountFavouritesAction {
  private var heading: String {
    let count = list.places.count { favourites.contains($0.id) }
    return "\(count) of \(list.places.count) are favourites"
  }
}
// snippet.end

/// Chapter 8's answer: an action made of another one, tried without a screen.
struct ActionsTests {
  private let fixture = AlfamaFixture()

  private var favourites: Favourites { fixture.dependencies.favourites }

  /// The places of the quarter, by the action that loads them.
  private func load() throws -> PlaceList {
    var list: PlaceList?
    let load = LoadPlacesAction(query: fixture.query, service: fixture.dependencies.places)
    load.run { list = try? $0.get() }
    _ = fixture.clock.settle()
    return try #require(list)
  }

  // snippet.test
  @Test("It says how many there are at once, and again at each change in the list, until it is cancelled")
  func counts() throws {
    let action = CountFavouritesAction(list: try load(), favourites: favourites)
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
    CountFavouritesAction(list: try load(), favourites: favourites).run { _ in calls += 1 }
    try favourites.set(true, id: "fado")
    #expect(calls == 1)
  }
}
