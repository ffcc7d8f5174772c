import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

/// The guide's work for a place whose favourite is changed.
@Suite(.exhaustive)
struct PlaceFavouriteTests {
  private let device = DeviceDouble()
  private let store: TestStore<GuideState, GuideAction>

  init() {
    let saved = SavedState(screens: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "fado")])
    store = TestStore(GuideState(user: .mark, at: saved), reducer: AppReducer(device.dependencies).guide)
  }

  /// The user has chosen on the place, which is the second screen over the menu.
  private func choose() {
    store.send(.screen(2, .place(.favouriteToggled(true))))
    store.receive(.screen(2, .place(.delegate(.favouriteChosen(true, "fado")))))
    store.receive(.favourites(.chosen(true, "fado", screen: 2)))
    store.receive(.favourites(.stored("fado", before: false, after: true, screen: 2))) {
      $0.favourites.edits["fado"] = .init(confirmed: false, screen: 2)
    }
    #expect(device.favourite.ids == ["fado"])
  }

  private func refuse() throws {
    try device.favourite.requests[0].answer(.failure(.offline))
    store.receive(.favourites(.sendingEnded("fado", sent: true, now: true, .offline))) { $0.favourites.edits = [:] }
    store.receive(.favourites(.delegate(.refused(.offline, screen: 2))))
    #expect(!device.favourites.contains("fado"))
  }

  @Test("A refused favourite is taken back and told")
  func refused() throws {
    choose()
    try refuse()
    store.receive(.screen(2, .place(.favouriteRefused(.offline))))
    store.receive(.screen(2, .place(.delegate(.alertNeeded(AlertState("Couldn't save the favourite.")))))) {
      $0.alert = AlertState("Couldn't save the favourite.")
    }
  }

  @Test("Out of sight a refused favourite is not told")
  func outOfSight() throws {
    choose()
    store.send(.screen(2, .place(.delegate(.nextFound(.maat))))) {
      guard let list = $0.screen(2)?.list else { return }
      $0.push { _ in .place(PlaceState(id: "maat", place: .maat, list: list)) }
    }
    try refuse()
  }

  @Test("A choice outlives the screen that it was made on")
  func left() throws {
    choose()
    store.send(.wentBack(to: 1)) { _ = $0.pop(to: 1) }
    #expect(try !device.favourite.requests[0].isCancelled)
    try refuse()
  }
}
