import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct WindowRendererTests {
  private static let saved = SavedState(screens: [.reference, .article(id: "trams")])

  private let reducer = ReducerSpy<AppState, AppAction>()
  private let window = Window()
  private let store: Store<AppState, AppAction>
  private let renderer: WindowRenderer

  private var stack: [String] { window.snapshot.stack.map(\.name) }
  /// Actions sent by the renderer itself, and not by a screen.
  private var told: [AppAction] {
    reducer.actions.filter {
      switch $0 {
      case .screenShown, .alertButtonTapped, .guide(.wentBack): true
      default: false
      }
    }
  }

  init() {
    store = Store(state: AppState(guide: GuideState(user: .mark, at: Self.saved)), reducer: reducer)
    renderer = WindowRenderer(window: window, store: store)
  }

  /// Has the state change, as if a reducer had done so.
  private func change(_ change: @escaping (inout AppState) -> Void) {
    reducer.change = { state, action in if action == .willResignActive { change(&state) } }
    store.send(.willResignActive)
  }

  @Test("It shows the stack, and tells which screen is in sight")
  func start() {
    #expect(stack == ["menu", "reference", "article"])
    #expect(told == [.screenShown("article")])
  }

  @Test("The sign-in screen takes the place of all others, and they of it")
  func root() {
    change { $0 = AppState(signIn: SignInState()) }
    #expect(stack == ["signIn"])
    change { $0 = AppState(guide: GuideState(user: .mark, at: SavedState())) }
    #expect(stack == ["menu"])
    #expect(told == [.screenShown("article"), .screenShown("signIn"), .screenShown("menu")])
  }

  @Test("A screen that stays keeps its view controller")
  func keeps() throws {
    let navigation = try #require(window.rootViewController as? NavigationController)
    let before = navigation.viewControllers
    change { $0.guide?.push { _ in .reference(ReferenceState()) } }
    #expect(stack == ["menu", "reference", "article", "reference"])
    #expect(navigation.viewControllers.prefix(3).elementsEqual(before, by: ===))
    change { _ = $0.guide?.pop(to: 1) }
    #expect(navigation.viewControllers.elementsEqual(before.prefix(2), by: ===))
    #expect(told == [.screenShown("article"), .screenShown("reference"), .screenShown("reference")])
  }

  @Test("A way back of the user's own is told")
  func back() throws {
    reducer.change = { state, action in if action == .guide(.wentBack(to: 1)) { _ = state.guide?.pop(to: 1) } }
    try window.perform(.goBack)
    #expect(told == [.screenShown("article"), .guide(.wentBack(to: 1)), .screenShown("reference")])
    #expect(window.takeFaults() == [])
  }

  @Test("The note comes and goes over the stack, and either is told")
  func note() {
    change { $0.guide?.openNote(NoteDraft(placeID: "fado")) }
    #expect(window.snapshot.modal?.name == "note")
    change { $0.guide?.closeNote() }
    #expect(window.snapshot.modal == nil)
    #expect(told == [.screenShown("article"), .screenShown("note"), .screenShown("article")])
  }

  @Test("A note that closes with its screen uncovers that screen first")
  func noteAndScreen() {
    change { $0.guide?.openNote(NoteDraft(placeID: "fado")) }
    change {
      $0.guide?.closeNote()
      _ = $0.guide?.pop(to: 1)
    }
    #expect(stack == ["menu", "reference"])
    #expect(told.suffix(2) == [.screenShown("article"), .screenShown("reference")])
  }

  @Test("A note that closes as all screens are replaced uncovers none of them")
  func noteAndLink() {
    change { $0.guide?.openNote(NoteDraft(placeID: "fado")) }
    change { $0.guide?.replaceScreens(by: SavedState()) }
    #expect(window.snapshot.modal == nil && stack == ["menu"])
    #expect(told.suffix(2) == [.screenShown("note"), .screenShown("menu")])
  }

  @Test("An alert is shown over all, and tells which button was tapped")
  func alert() throws {
    change {
      $0.guide?.openNote(NoteDraft(placeID: "fado"))
      $0.guide?.alert = .discardChanges(.backConfirmed)
    }
    #expect(window.snapshot.alert?.title == "Discard changes?")
    reducer.change = { state, _ in state.guide?.alert = nil }
    try window.perform(.tapInAlert(title: "Keep editing"))
    #expect(window.snapshot.alert == nil)
    #expect(told.last == .alertButtonTapped(1))
  }

  @Test("An alert that is no longer in the state goes, and so does the note below it")
  func alertGone() {
    change {
      $0.guide?.openNote(NoteDraft(placeID: "fado"))
      $0.guide?.alert = AlertState("Gone")
    }
    change { $0.guide?.closeNote() }
    #expect(window.snapshot.alert == nil && window.snapshot.modal == nil)
    #expect(window.takeFaults() == [])
  }
}
