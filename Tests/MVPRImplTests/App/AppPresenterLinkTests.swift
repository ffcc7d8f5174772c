import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct AppPresenterLinkTests {
  private let module = AppModule()
  private let atQuarters = SavedState(screens: [.quarters(order: .priority)])
  private let question = AppRouterDouble.Route.question(
    title: "Discard changes?", agree: "Discard", refuse: "Keep editing")
  private let refusal = AppRouterDouble.Route.alert(title: "This link can't be opened.", button: "OK")

  private var presenter: AppPresenter { module.presenter }
  private var router: AppRouterDouble { module.router }

  // MARK: - Following

  @Test(arguments: [
    ("guide://quarters", SavedState(screens: [.quarters(order: .priority)])),
    ("guide://places", SavedState(screens: [.places(quarterID: nil, title: "Places", query: "")])),
    (
      "guide://places/torre",
      SavedState(screens: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "torre")])
    ),
    (
      "guide://places/torre/note",
      SavedState(
        screens: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "torre")],
        note: NoteDraft(placeID: "torre"))
    ),
    ("guide://reference", SavedState(screens: [.reference])),
    ("guide://reference/hills", SavedState(screens: [.reference, .article(id: "hills")])),
  ])
  func aLinkBuildsTheStackAboveTheMenu(link: String, state: SavedState) {
    module.launch(signedIn: true)
    presenter.didReceive(link: link)
    #expect(router.routes == [.guide(SavedState()), .replaced(state)])
  }

  @Test func aLinkIsFollowedAtOnceOverANoteThatLosesNothing() {
    module.launch(signedIn: true)
    router.modalScreen = "note"
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes.last == .replaced(atQuarters))
  }

  @Test func aNoteThatALinkClosesLeadsBackToNoScreen() {
    module.launch(signedIn: true)
    router.savedState = atQuarters
    router.topScreen = "quarters"
    router.didReplaceScreens = { [module] in module.presenter.modalDidDisappear() }
    presenter.didReceive(link: "guide://quarters")
    #expect(module.savedState.saved.isEmpty)
    #expect(module.messages == [])
    presenter.modalDidDisappear()
    #expect(module.savedState.saved == [atQuarters])
  }

  // MARK: - Asking

  @Test func aChangedNoteIsAskedAboutBeforeALinkIsFollowed() {
    module.launch(signedIn: true)
    router.hasUnsavedChanges = true
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes == [.guide(SavedState()), question])
    router.agree()
    #expect(router.routes.last == .replaced(atQuarters))
  }

  // MARK: - Refusing

  @Test(
    arguments: [true, false],
    ["guide://places/maat/notes", "guide://nowhere", "guide://quarters/", "https://example.org", ""])
  func aLinkThatCantBeOpenedIsToldAndChangesNothing(signedIn: Bool, link: String) {
    module.launch(signedIn: signedIn)
    presenter.didReceive(link: link)
    #expect(router.routes.count == 2)
    #expect(router.routes.last == refusal)
  }

  @Test func aRefusedLinkDoesNotTakeThePlaceOfOneThatWaits() {
    module.launch(signedIn: false)
    presenter.didReceive(link: "guide://quarters")
    presenter.didReceive(link: "guide://nowhere")
    module.begin()
    #expect(router.routes.last == .guide(atQuarters))
  }

  @Test func aRefusedLinkAsksNothing() {
    module.launch(signedIn: true)
    router.hasUnsavedChanges = true
    presenter.didReceive(link: "guide://nowhere")
    #expect(router.routes.last == refusal)
  }

  // MARK: - Waiting

  @Test func aLinkWaitsForSignInAndALaterOneTakesItsPlace() {
    module.savedState.loaded = SavedState(screens: [.reference])
    module.launch(signedIn: false)
    presenter.didReceive(link: "guide://places")
    presenter.didReceive(link: "guide://quarters")
    #expect(router.routes == [.signIn(message: nil)])
    module.begin()
    #expect(router.routes == [.signIn(message: nil), .guide(atQuarters)])
  }

  @Test func aLinkThatWaitedIsFollowedOnce() {
    module.launch(signedIn: false)
    presenter.didReceive(link: "guide://quarters")
    module.begin()
    module.end(.signedOut)
    module.begin()
    #expect(router.routes.last == .guide(SavedState()))
  }
}
