import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct MenuReducerTests {
  private let fixture = AppFixture()
  private let store: TestStore<MenuState, MenuAction>

  init() {
    store = TestStore(
      MenuState(user: .mark),
      reducer: MenuReducer(session: fixture.session, cover: fixture.cover, favourites: fixture.favourites))
  }

  @Test("The badge counts the favourites, and follows them")
  func favourites() throws {
    try fixture.favourites.set(true, id: "fado")
    store.send(.viewDidLoad)
    store.receive(.favouriteCountChanged(1)) { $0.favouriteCount = 1 }
    try fixture.favourites.set(true, id: "maat")
    store.receive(.favouriteCountChanged(2)) { $0.favouriteCount = 2 }
    store.finish()
  }

  @Test("A cover in the cache is shown without a request")
  func cached() {
    fixture.cover.cached = ImageData(name: "cover")
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() {
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.send(.viewWillAppear)
    #expect(fixture.cover.requests.count == 1)
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() {
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    fixture.cover.requests[0].answer(.failure(.offline))
    store.receive(.coverLoaded(.failure(.offline))) { $0.isLoadingCover = false }
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarning() {
    fixture.cover.cached = ImageData(name: "cover")
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
    fixture.cover.cached = nil
    store.send(.imagesReleased) {
      $0.isLoadingCover = true
      $0.cover = nil
    }
    #expect(fixture.cover.requests.count == 1)
  }

  @Test("Sign out ends the session")
  func signOut() {
    store.send(.signOutTapped)
    #expect(fixture.session.user == nil)
  }
}
