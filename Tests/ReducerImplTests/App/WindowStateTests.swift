import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

struct WindowStateTests {
  @Test("Before it is known whether anybody is signed in there is nothing to show")
  func nothing() {
    let state = WindowState(AppState())
    #expect(state.root == nil && state.stack.isEmpty && state.note == nil && state.alert == nil)
  }

  @Test("Signed out there is the sign-in screen, with its alert")
  func signIn() {
    let state = WindowState(AppState(signIn: SignInState(alert: AlertState("Refused"))))
    #expect(state.root == .signIn)
    #expect(state.alert?.title == "Refused")
    #expect(state.alert?.buttons == ["OK"])
  }

  @Test("Signed in there are the screens, the note and the alert over them")
  func guide() {
    var guide = GuideState(user: .mark, at: SavedState(screens: [.reference]))
    guide.openNote(NoteDraft(placeID: "fado"))
    guide.alert = .discardChanges(.backConfirmed)
    let state = WindowState(AppState(guide: guide))
    #expect(state.root == .guide)
    #expect(state.stack == guide.screens.map(\.id))
    #expect(state.note == guide.note?.id)
    #expect(state.alert?.buttons == ["Discard", "Keep editing"])
  }

  @Test("What happens on a screen leaves it as it was")
  func same() {
    var guide = GuideState(user: .mark, at: SavedState(screens: [.quarters(order: .name)]))
    let before = WindowState(AppState(guide: guide))
    _ = guide.update(1) { $0 = .quarters(QuartersState(quarters: [])) }
    #expect(WindowState(AppState(guide: guide)) == before)
  }
}
