import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FollowFavouritesActionTests {
  private let device = DeviceDouble()

  @Test("Run, it calls back at every change, until it is cancelled")
  func run() throws {
    let action = FollowFavouritesAction(favourites: device.favourites)
    var news: [FollowFavouritesAction.Output] = []
    action.run { news.append($0) }
    try device.favourites.set(true, id: "fado")
    #expect(news == ["fado"])
    action.cancel()
    try device.favourites.set(false, id: "fado")
    #expect(news == ["fado"])
  }
}
