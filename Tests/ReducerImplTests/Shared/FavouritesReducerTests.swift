import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct FavouritesReducerTests {
  private let device = DeviceDouble()
  private let reducer: FavouritesReducer
  private let store: TestStore<FavouritesState, FavouritesAction>
  private var service: FavouriteServiceDouble { device.favourite }

  init() {
    reducer = FavouritesReducer(favourites: device.favourites, service: device.favourite)
    store = TestStore(FavouritesState(), reducer: reducer)
  }

  /// Chooses while nothing is under way for the place.
  private func choose(_ isFavourite: Bool = true, _ id: Place.ID = "fado", screen: Int = 1) {
    store.send(.chosen(isFavourite, id, screen: screen))
    store.receive(.stored(id, before: !isFavourite, after: isFavourite, screen: screen)) {
      $0.edits[id] = .init(confirmed: !isFavourite, screen: screen)
    }
  }

  /// Chooses otherwise while a request is under way.
  private func chooseAgain(_ isFavourite: Bool, screen: Int = 1) {
    store.send(.chosen(isFavourite, "fado", screen: screen))
    store.receive(.stored("fado", before: !isFavourite, after: isFavourite, screen: screen)) {
      $0.edits["fado"]?.screen = screen
    }
  }

  @Test("A choice is stored at once, and sent")
  func chosen() throws {
    choose()
    #expect(device.favourites.contains("fado"))
    #expect(service.ids == ["fado"] && service.values == [true])
    try service.requests[0].answer(.success(()))
    store.receive(.sendingEnded("fado", sent: true, now: true, nil)) { $0.edits = [:] }
    #expect(device.favourites.contains("fado"))
  }

  @Test("What is refused is taken back, and told to the screen that chose last")
  func refused() throws {
    choose()
    chooseAgain(false)
    chooseAgain(true, screen: 2)
    try service.requests[0].answer(.failure(.offline))
    store.receive(.sendingEnded("fado", sent: true, now: true, .offline)) { $0.edits = [:] }
    store.receive(.delegate(.refused(.offline, screen: 2)))
    #expect(!device.favourites.contains("fado"))
  }

  @Test("One request at a time, and the last choice wins")
  func lastWins() throws {
    choose()
    chooseAgain(false)
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success(()))
    store.receive(.sendingEnded("fado", sent: true, now: false, nil)) { $0.edits["fado"]?.confirmed = true }
    #expect(service.values == [true, false])
    try service.requests[1].answer(.success(()))
    store.receive(.sendingEnded("fado", sent: false, now: false, nil)) { $0.edits = [:] }
  }

  @Test("Refused, but changed back meanwhile, there is nothing to take back")
  func changedBack() throws {
    choose()
    chooseAgain(false)
    try service.requests[0].answer(.failure(.offline))
    store.receive(.sendingEnded("fado", sent: true, now: false, .offline)) { $0.edits = [:] }
    store.finish()
  }

  @Test("Each place has a request of its own")
  func places() {
    choose()
    choose(true, "maat")
    #expect(service.requests.map(\.isCancelled) == [false, false])
  }

  @Test("What the device can't store is not sent")
  func full() throws {
    let full = Favourites(store: FullStoreDouble(), logger: device.logger)
    let store = TestStore(FavouritesState(), reducer: FavouritesReducer(favourites: full, service: service))
    store.send(.chosen(true, "fado", screen: 1))
    store.receive(.stored("fado", before: false, after: false, screen: 1))
    #expect(service.requests.isEmpty)
  }

  @Test("All that is not confirmed can be taken back, in the order of the ids")
  func takeBack() throws {
    try device.favourites.set(true, id: "maat")
    choose()
    choose(false, "maat")
    var changed: [Place.ID] = []
    let observation = device.favourites.observe { changed.append($0) }
    let effect: Effect<FavouritesAction> = reducer.takeBackAll(store.state)
    for case .perform(let work) in effect.steps { work { _ in } }
    #expect(!device.favourites.contains("fado") && device.favourites.contains("maat"))
    #expect(changed == ["fado", "maat"])
    withExtendedLifetime(observation) {}
  }
}
