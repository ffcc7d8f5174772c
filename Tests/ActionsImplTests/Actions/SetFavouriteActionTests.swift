import SharedModel
import Testing

@testable import ActionsImpl

struct SetFavouriteActionTests {
  private let fixture = AppFixture()
  private let action: SetFavouriteAction

  init() {
    action = SetFavouriteAction(placeID: "fado", editor: fixture.dependencies.favouriteEditor)
    action.isFavourite = true
  }

  @Test("Run, it changes the favourite at once and tells the backend; when that takes it nothing is said")
  func run() {
    var errors: [ServiceError] = []
    action.run { errors.append($0) }
    #expect(fixture.favourites.ids == ["fado"])
    #expect(fixture.favourite.values == [true])
    fixture.favourite.requests[0].answer(.success(()))
    #expect(errors.isEmpty)
  }

  @Test("It calls back when the change had to be taken back")
  func refused() {
    var errors: [ServiceError] = []
    action.run { errors.append($0) }
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(errors == [.offline])
    #expect(fixture.favourites.ids.isEmpty)
  }

  @Test("Cancelled, it calls back no more, but the change goes on")
  func cancel() {
    var errors: [ServiceError] = []
    action.run { errors.append($0) }
    action.cancel()
    #expect(!fixture.favourite.requests[0].isCancelled)
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(errors.isEmpty)
    #expect(fixture.favourites.ids.isEmpty)
  }
}
