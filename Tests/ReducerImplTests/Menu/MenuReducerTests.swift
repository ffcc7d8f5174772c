import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct MenuReducerTests {
  private let device = DeviceDouble()
  private let store: TestStore<MenuState, MenuAction>

  init() {
    store = TestStore(
      MenuState(user: .mark),
      reducer: MenuReducer(session: device.session, cover: device.cover, favourites: device.favourites))
  }

  @Test("The badge counts the favourites, and follows them")
  func favourites() throws {
    try device.favourites.set(true, id: "fado")
    store.send(.viewDidLoad)
    store.receive(.favouriteCountChanged(1)) { $0.favouriteCount = 1 }
    try device.favourites.set(true, id: "maat")
    store.receive(.favouriteCountChanged(2)) { $0.favouriteCount = 2 }
    store.finish()
  }

  @Test("A cover in the cache is shown without a request")
  func cached() {
    device.cover.cached = ImageData(name: "cover")
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
  }

  @Test("The cover is asked for once, and shown when it comes")
  func cover() throws {
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.send(.viewWillAppear)
    #expect(device.cover.requests.count == 1)
    try device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
  }

  @Test("A failed cover leaves the placeholder, and is asked for again")
  func coverFails() throws {
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    try device.cover.requests[0].answer(.failure(.offline))
    store.receive(.coverLoaded(.failure(.offline))) { $0.isLoadingCover = false }
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    #expect(device.cover.requests.count == 2)
  }

  @Test("A memory warning in sight loads the cover again at once")
  func memoryWarning() {
    device.cover.cached = ImageData(name: "cover")
    store.send(.viewWillAppear) { $0.isLoadingCover = true }
    store.receive(.coverLoaded(.success(ImageData(name: "cover")))) {
      $0.isLoadingCover = false
      $0.cover = ImageData(name: "cover")
    }
    device.cover.cached = nil
    store.send(.imagesReleased) {
      $0.isLoadingCover = true
      $0.cover = nil
    }
    #expect(device.cover.requests.count == 1)
  }

  @Test("A row leads to its part of the guide")
  func section() {
    store.send(.sectionSelected(.places))
    store.receive(.delegate(.sectionSelected(.places)))
  }

  @Test("Sign out ends the session")
  func signOut() {
    store.send(.signOutTapped)
    #expect(device.session.user == nil)
  }
}
