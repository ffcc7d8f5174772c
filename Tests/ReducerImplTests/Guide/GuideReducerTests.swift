import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

/// What follows in the guide from what happens on its screens.
@Suite(.exhaustive)
struct GuideReducerTests {
  private nonisolated static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let device = DeviceDouble()

  private func store(_ screens: [SavedState.Screen] = []) -> TestStore<GuideState, GuideAction> {
    TestStore(
      GuideState(user: .mark, at: SavedState(screens: screens)), reducer: AppReducer(device.dependencies).guide)
  }

  @Test(
    "Each row of the menu leads to its screen",
    arguments: zip(GuideSection.allCases, [SavedState.Screen.quarters(order: .priority), allPlaces, .reference]))
  func sections(section: GuideSection, screen: SavedState.Screen) {
    let store = store()
    store.send(.screen(0, .menu(.sectionSelected(section))))
    store.receive(.screen(0, .menu(.delegate(.sectionSelected(section))))) {
      $0.push { Screen.Content(screen, id: $0, query: PlaceQuery()) }
    }
    #expect(store.state.saved == SavedState(screens: [screen]))
  }

  @Test("One alert is shown at a time")
  func oneAlert() {
    let store = store([.quarters(order: .priority)])
    let alert = AlertState("Couldn't refresh.", ok: GuideAction?.none)
    store.send(.screen(1, .quarters(.delegate(.refreshFailed)))) { $0.alert = alert }
    store.send(.linkRefused)
    store.send(.alertButtonTapped(0)) { $0.alert = nil }
  }

  @Test("Under the note nothing is said about a screen")
  func silentUnderNote() {
    let store = store([Self.allPlaces, .place(id: "fado")])
    store.send(.screen(2, .place(.delegate(.noteTapped)))) { $0.openNote(NoteDraft(placeID: "fado")) }
    store.send(.screen(1, .places(.delegate(.refreshFailed))))
    store.send(.screen(2, .place(.delegate(.alertNeeded(AlertState("This is the last place."))))))
  }

  @Test("A place that can't be loaded closes what lies over it, and OK goes back")
  func loadFailed() {
    let store = store([Self.allPlaces, .place(id: "fado")])
    store.send(.screen(2, .place(.delegate(.noteTapped)))) { $0.openNote(NoteDraft(placeID: "fado")) }
    store.send(.linkRefused) { $0.alert = AlertState("This link can't be opened.") }
    store.send(.screen(2, .place(.delegate(.loadFailed(.offline))))) {
      $0.closeNote()
      $0.alert = AlertState("No connection.", ok: .backConfirmed)
    }
    store.send(.alertButtonTapped(0)) { $0.alert = nil }
    store.receive(.backConfirmed) { _ = $0.pop(to: 1) }
  }

  @Test("Under another screen nothing is said of a place that can't be loaded")
  func loadFailedUnseen() {
    let store = store([.place(id: "aljube"), .place(id: "fado")])
    store.send(.screen(1, .place(.delegate(.loadFailed(.offline)))))
    store.receive(.screen(1, .place(.failureUnseen)))
  }

  @Test("What a screen has under way ends when the user goes back")
  func wentBack() throws {
    let store = store([.quarters(order: .priority)])
    store.send(.screen(1, .quarters(.viewDidLoad))) {
      _ = $0.update(1) { $0 = .quarters(QuartersState(loading: .loading)) }
    }
    store.send(.wentBack(to: 0)) { _ = $0.pop(to: 0) }
    #expect(try device.quarters.requests[0].isCancelled)
    store.send(.screen(1, .quarters(.retryTapped)))
    #expect(device.quarters.requests.count == 1)
  }

  @Test("Out of sight, the menu doesn't ask for the cover")
  func imagesReleased() {
    store([.reference]).send(.imagesReleased)
    #expect(device.cover.requests.isEmpty)
  }
}
