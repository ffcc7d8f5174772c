import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct GuideStateTests {
  private static let places = SavedState.Screen.places(quarterID: "alfama", title: "Alfama", query: " fa")

  private func state(_ screens: SavedState.Screen..., note: NoteDraft? = nil) -> GuideState {
    GuideState(user: .mark, at: SavedState(screens: screens, note: note))
  }

  @Test("It starts with the menu and the screens where the user was")
  func start() {
    let state = state(.quarters(order: .name), Self.places)
    #expect(state.screens.map(\.id) == [0, 1, 2])
    #expect(state.screens[0].menu == MenuState(user: .mark))
    #expect(state.saved == SavedState(screens: [.quarters(order: .name), Self.places]))
  }

  @Test("A place goes on in a list of what the places below it show")
  func query() {
    let state = state(Self.places, .place(id: "fado"))
    #expect(state.screens[2].list?.query == PlaceQuery(text: " fa", quarterID: "alfama"))
    #expect(state.screens[2].list?.isLoaded == false)
  }

  @Test("A note waits for its place, and is part of the navigation state once it is open")
  func note() {
    let draft = NoteDraft(placeID: "fado", text: "Loud")
    var state = state(.place(id: "fado"), note: draft)
    #expect(state.note == nil && state.noteToOpen == draft)
    state.openNote(draft)
    #expect(state.saved.note == draft)
    state.closeNote()
    #expect(state.note == nil && state.saved.note == nil)
  }

  @Test("Each screen that was ever open has an id of its own")
  func ids() {
    var state = state(.reference)
    _ = state.pop(to: 0)
    state.push { _ in .reference(ReferenceState()) }
    state.replaceScreens(by: SavedState(screens: [.reference]))
    #expect(state.screens.map(\.id) == [3, 4])
  }

  @Test("Going back takes away the screens above, and says which")
  func pop() {
    var state = state(.reference, .article(id: "trams"))
    #expect(state.pop(to: 7).isEmpty)
    #expect(state.pop(to: 0) == [1, 2])
    #expect(state.saved == SavedState())
  }

  @Test("What is gone is not changed")
  func gone() {
    var state = state()
    let before = state
    #expect(state.update(7) { $0 = .reference(ReferenceState()) } == nil)
    #expect(state == before)
  }

  @Test("What changes a list changes it on all screens that share it, and on no other")
  func share() throws {
    var state = state(Self.places, .place(id: "fado"))
    let shared = try #require(state.screens[1].list)
    state.push { _ in .place(PlaceState(id: "maat", list: shared)) }
    let other = state.screens[2].list
    _ = state.update(3) { content in
      guard case .place(var place) = content else { return }
      place.list.append(LoadedPage(page: .first), number: 0)
      content = .place(place)
    }
    #expect(state.screens[1].list?.places == [.aljube, .fado])
    #expect(state.screens[1].list == state.screens[3].list)
    #expect(state.screens[2].list == other)
  }
}
