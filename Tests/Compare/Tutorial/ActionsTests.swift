import SharedModel
import Testing

@testable import ActionsImpl

// snippet.action
/// As a user, I want to see how many of the first places that match are my favourites.
struct CountFavouritesAction: @MainActor Action {
  let query: PlaceQuery
  let service: any PlacesService
  let favourites: Favourites

  func run(_ callback: @escaping Reply<String>) -> Cancellable? {
    LoadPlacesAction(query: query, service: service).run { callback($0.map(heading)) }
  }
}
// snippet.end

// snippet.heading
extension CountFavouritesAction {
  private func heading(_ page: PlacePage) -> String {
    let count = page.places.count { favourites.contains($0.id) }
    return "\(count) of \(page.places.count) are favourites"
  }
}
// snippet.end

/// The answer in the chapter on actions: an action made of another one, tested without a screen.
struct ActionsTests {
  private let fixture = AlfamaFixture()

  private var favourites: Favourites { fixture.dependencies.favourites }
  private var action: CountFavouritesAction {
    CountFavouritesAction(query: fixture.query, service: fixture.dependencies.places, favourites: favourites)
  }

  // snippet.test
  @Test("It counts the favourites among the first places, and nothing else")
  func counts() throws {
    try favourites.set(true, id: "fado")
    try favourites.set(true, id: "elsewhere")
    var headings: [String] = []
    let handle = action.run { headings.append((try? $0.get()) ?? "failed") }
    _ = fixture.clock.settle()
    #expect(headings == ["1 of 3 are favourites"])
    withExtendedLifetime(handle) {}
  }
  // snippet.end

  @Test("Cancelled, it doesn't call back")
  func cancel() {
    var calls = 0
    let handle = action.run { _ in calls += 1 }
    handle?.cancel()
    _ = fixture.clock.settle()
    #expect(calls == 0)
  }
}
