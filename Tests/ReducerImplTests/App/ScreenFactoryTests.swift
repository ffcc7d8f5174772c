import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl
@testable import struct ReducerImpl.Store

struct ScreenFactoryTests {
  private let reducer = ReducerSpy<AppState, AppAction>()

  private func factory(_ state: AppState) -> ScreenFactory {
    ScreenFactory(store: Store(state: state, reducer: reducer))
  }

  @Test("Each screen of the stack has its view controller, which tells of that screen alone")
  func screens() {
    let saved = SavedState(screens: [
      .quarters(order: .name), .places(quarterID: nil, title: "Places", query: ""), .place(id: "fado"), .reference,
      .article(id: "trams"),
    ])
    let factory = factory(AppState(guide: GuideState(user: .mark, at: saved)))
    let controllers = (0..<6).compactMap(factory.screen)
    #expect(controllers.map(\.nibName) == ["menu", "quarters", "places", "place", "reference", "article"])
    for controller in controllers { _ = controller.view }
    #expect(
      reducer.actions == [
        .guide(.screen(0, .menu(.viewDidLoad))), .guide(.screen(1, .quarters(.viewDidLoad))),
        .guide(.screen(2, .places(.viewDidLoad))), .guide(.screen(3, .place(.viewDidLoad))),
        .guide(.screen(4, .reference(.viewDidLoad))), .guide(.screen(5, .article(.viewDidLoad))),
      ])
  }

  @Test("A screen that there isn't has none")
  func gone() {
    #expect(factory(AppState(guide: GuideState(user: .mark, at: SavedState()))).screen(7) == nil)
    #expect(factory(AppState()).screen(0) == nil)
  }

  @Test("The sign-in screen and the note have theirs")
  func signInAndNote() throws {
    let signIn = factory(AppState(signIn: SignInState())).signIn()
    let window = Window()
    window.rootViewController = signIn
    try window.perform(.type(text: "m", id: "signIn.username"))
    var guide = GuideState(user: .mark, at: SavedState())
    guide.openNote(NoteDraft(placeID: "fado"))
    _ = factory(AppState(guide: guide)).note().view
    #expect(reducer.actions == [.signIn(.usernameChanged("m")), .guide(.note(.viewDidLoad))])
  }
}
