import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct AppRouterTests {
  private let device = DeviceDouble()
  private let window = Window()
  private let observer = TransitionObserverDouble()
  private let dependencies: SharedDependencies
  private let router: AppRouter

  private var stack: [String] { window.snapshot.stack.map(\.name) }

  init() {
    dependencies = SharedDependencies(device.dependencies, in: LaunchScope())
    router = AppRouter(window: window, dependencies: dependencies)
    router.observer = observer
  }

  @Test func beforeTheGuideIsShownTheUserIsNowhere() {
    #expect(router.savedState == nil)
  }

  @Test func signInLeavesNothingOfTheGuide() {
    router.showGuide(SavedState())
    router.showSignIn(message: nil)
    #expect(stack == ["signIn"])
    #expect(router.savedState == nil)
    #expect(observer.transitions == [.guide("menu"), .signIn("signIn")])
  }

  @Test func theGuideIsShownWhereTheUserWas() {
    router.showGuide(SavedState(screens: [.quarters(order: .name)]))
    #expect(window.snapshot.stack.map(\.title) == ["Lisbon", "Quarters"])
    #expect(router.savedState == SavedState(screens: [.quarters(order: .name)]))
    #expect(observer.transitions == [.guide("quarters")])
  }

  @Test func theUserIsWhereverTheyWereEvenBeforeTheScreensHaveLoaded() {
    let state = SavedState(screens: [
      .quarters(order: .name), .places(quarterID: "alfama", title: "Alfama", query: "fado"),
      .places(quarterID: nil, title: "Places", query: ""), .reference, .article(id: "hills"),
    ])
    router.showGuide(state)
    #expect(window.snapshot.stack.map(\.title) == ["Lisbon", "Quarters", "Alfama", "Places", "Reference book", ""])
    #expect(stack == ["menu", "quarters", "places", "places", "reference", "article"])
    #expect(router.savedState == state)
  }

  @Test(arguments: [true, false])
  func aNoteThatWasOpenComesBackOverItsPlace(isReplacing: Bool) {
    let note = NoteDraft(placeID: "torre", text: "Two")
    show(SavedState(screens: [.place(id: "torre")], note: note), isReplacing: isReplacing)
    #expect(window.snapshot.modal?.name == "note")
    #expect(window.snapshot.modal?.elements.contains { $0.content == .textField("Two") } == true)
    #expect(stack == ["menu", "place"])
  }

  @Test(arguments: [true, false])
  func aNoteWithoutItsPlaceOnTopIsForgotten(isReplacing: Bool) {
    let note = NoteDraft(placeID: "torre")
    show(SavedState(screens: [.place(id: "torre"), .place(id: "fado")], note: note), isReplacing: isReplacing)
    #expect(window.snapshot.modal == nil)
    show(SavedState(screens: [.quarters(order: .name)], note: note), isReplacing: isReplacing)
    #expect(window.snapshot.modal == nil)
  }

  @Test func aPlaceGoesOnInThePlacesOfTheNearestListBeneath() throws {
    router.showGuide(
      SavedState(screens: [
        .places(quarterID: nil, title: "Places", query: ""), .places(quarterID: "belem", title: "Belém", query: "o"),
        .reference, .place(id: "torre"),
      ]))
    device.place.requests.last?.answer(.success(.torre))
    try window.perform(.tap(id: "place.next"))
    #expect(device.places.queries == [PlaceQuery(text: "o", quarterID: "belem")])
  }

  private func show(_ state: SavedState, isReplacing: Bool) {
    guard isReplacing else { return router.showGuide(state) }
    router.showGuide(SavedState())
    router.replaceScreens(by: state)
  }

  @Test func theTopScreenIsTold() {
    #expect(router.topScreen == nil)
    router.showGuide(SavedState(screens: [.quarters(order: .priority), .place(id: "torre")]))
    #expect(router.topScreen == "place")
    #expect(router.modalScreen == nil)
  }

  @Test func theModalScreenIsToldApartFromThatBelow() {
    router.showGuide(SavedState(screens: [.place(id: "torre")], note: NoteDraft(placeID: "torre")))
    #expect(router.topScreen == "place")
    #expect(router.modalScreen == "note")
  }

  @Test func anAlertIsShownOverTheNote() {
    router.showGuide(SavedState(screens: [.place(id: "torre")], note: NoteDraft(placeID: "torre")))
    router.showAlert(title: "Title", button: "OK")
    #expect(window.snapshot.alert?.title == "Title")
    #expect(window.snapshot.modal?.name == "note")
  }

  @Test func replacingScreensClosesWhatIsPresentedOverThem() {
    router.showGuide(SavedState(screens: [.place(id: "torre")], note: NoteDraft(placeID: "torre")))
    router.showAlert(title: "Title", button: "OK")
    router.replaceScreens(by: SavedState(screens: [.place(id: "torre")]))
    #expect(window.snapshot.alert == nil)
    #expect(window.snapshot.modal == nil)
    #expect(stack == ["menu", "place"])
  }

  @Test func theOpenNoteIsPartOfTheStateAndMayHaveUnsavedChanges() throws {
    let state = SavedState(screens: [.place(id: "torre")], note: NoteDraft(placeID: "torre", text: ""))
    router.showGuide(state)
    #expect(router.savedState == state)
    #expect(!router.hasUnsavedChanges)
    try window.perform(.type(text: "x", id: "note.text"))
    #expect(router.savedState?.note == NoteDraft(placeID: "torre", text: "x"))
    #expect(router.hasUnsavedChanges)
  }

  @Test func replacedScreensAreMadeAnew() throws {
    router.showGuide(SavedState(screens: [.quarters(order: .name)]))
    let old = try #require(window.rootViewController as? NavigationController).viewControllers
    router.replaceScreens(by: SavedState(screens: [.quarters(order: .priority)]))
    let new = try #require(window.rootViewController as? NavigationController).viewControllers
    #expect(stack == ["menu", "quarters"])
    #expect(zip(old, new).allSatisfy { $0 !== $1 })
    #expect(router.savedState == SavedState(screens: [.quarters(order: .priority)]))
  }

  @Test func anAlertIsShownOverSignInToo() {
    router.showSignIn(message: nil)
    router.showAlert(title: "Title", button: "OK")
    #expect(window.snapshot.alert?.title == "Title")
  }

  @Test func theMessageReachesTheSignInScreen() {
    router.showSignIn(message: "Again.")
    #expect(window.snapshot.screen.elements.contains { $0.content == .label("Again.") })
  }
}
