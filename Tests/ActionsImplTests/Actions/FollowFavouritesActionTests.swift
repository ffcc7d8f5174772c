import SharedModel
import Testing

@testable import ActionsImpl

struct FollowFavouritesActionTests {
  private let fixture = AppFixture()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() throws {
    let action = FollowFavouritesAction(favourites: fixture.favourites)
    var news: [FollowFavouritesAction.Output] = []
    action.run { news.append($0) }
    try fixture.favourites.set(true, id: "fado")
    #expect(news == ["fado"])
    action.cancel()
    try fixture.favourites.set(false, id: "fado")
    #expect(news == ["fado"])
  }
}
