import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct AppReducerTests {
  private static let quarters = SavedState(screens: [.quarters(order: .priority)])

  private let device = DeviceDouble()

  /// The app with somebody signed in, unless `state` says otherwise.
  private func store(_ state: AppState? = nil) -> TestStore<AppState, AppAction> {
    TestStore(
      state ?? AppState(guide: GuideState(user: .mark, at: Self.quarters)), reducer: AppReducer(device.dependencies))
  }

  private func signedOut() -> TestStore<AppState, AppAction> {
    store(AppState(signIn: SignInState()))
  }

  // MARK: - Session

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let device = DeviceDouble(user: nil)
    let store = TestStore(AppState(), reducer: AppReducer(device.dependencies))
    store.send(.didFinishLaunching)
    store.receive(.sessionFound(nil)) { $0.signIn = SignInState() }
  }

  @Test("With a session it starts where the user was")
  func withSession() throws {
    try device.savedState.save(Self.quarters)
    let store = store(AppState())
    store.send(.didFinishLaunching)
    store.receive(.sessionFound(.mark))
    store.receive(.guideOpened(.mark, at: Self.quarters)) {
      $0.guide = GuideState(user: .mark, at: Self.quarters)
    }
  }

  @Test("An expired session saves the navigation state, and asks to sign in again")
  func expired() {
    let store = store()
    store.send(.sessionChanged(.expired)) {
      $0.guide = nil
      $0.signIn = SignInState(error: "Your session has expired. Sign in again.")
    }
    #expect(device.savedState.value == Self.quarters)
  }

  @Test("The end of a session drops what is under way, and takes back what is not confirmed")
  func signOut() throws {
    let store = store()
    store.send(.guide(.screen(1, .quarters(.viewDidLoad)))) {
      _ = $0.guide?.update(1) { $0 = .quarters(QuartersState(loading: .loading)) }
    }
    store.send(.guide(.favourites(.chosen(true, "fado", screen: 1))))
    store.receive(.guide(.favourites(.stored("fado", before: false, after: true, screen: 1)))) {
      $0.guide?.favourites.edits["fado"] = .init(confirmed: false, screen: 1)
    }
    store.send(.sessionChanged(.signedOut)) {
      $0.guide = nil
      $0.signIn = SignInState()
    }
    #expect(try device.quarters.requests[0].isCancelled && device.favourite.requests[0].isCancelled)
    #expect(!device.favourites.contains("fado"))
    #expect(device.savedState.value == nil)
  }

  @Test("Signing in again brings back the screens that were open")
  func signIn() throws {
    try device.savedState.save(Self.quarters)
    let store = signedOut()
    store.send(.sessionChanged(.began(.mark)))
    store.receive(.guideOpened(.mark, at: Self.quarters)) {
      $0 = AppState(guide: GuideState(user: .mark, at: Self.quarters))
    }
  }

  // MARK: - Links

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() {
    let store = signedOut()
    store.send(.linkOpened("guide://reference")) { $0.pendingLink = .reference }
    store.send(.linkOpened("guide://quarters")) { $0.pendingLink = .quarters }
    store.send(.sessionChanged(.began(.mark)))
    store.receive(.guideOpened(.mark, at: Self.quarters)) {
      $0 = AppState(guide: GuideState(user: .mark, at: Self.quarters))
    }
  }

  @Test("A link builds the stack above the menu")
  func link() {
    let store = store()
    store.send(.linkOpened("guide://reference"))
    store.receive(.guide(.linkOpened(.reference)))
    store.receive(.guide(.linkFollowed(.reference))) {
      $0.guide?.replaceScreens(by: SavedState(screens: [.reference]))
    }
  }

  @Test("A link that can't be opened is told, and changes nothing")
  func refusedLink() {
    let guide = store()
    guide.send(.linkOpened("http://x"))
    guide.receive(.guide(.linkRefused)) { $0.guide?.alert = AlertState("This link can't be opened.") }
    guide.send(.alertButtonTapped(0))
    guide.receive(.guide(.alertButtonTapped(0))) { $0.guide?.alert = nil }
    let signIn = signedOut()
    signIn.send(.linkOpened("http://x"))
    signIn.receive(.signIn(.linkRefused)) { $0.signIn?.alert = AlertState("This link can't be opened.") }
    signIn.send(.alertButtonTapped(0))
    signIn.receive(.signIn(.alertButtonTapped)) { $0.signIn?.alert = nil }
  }

  // MARK: - System

  @Test("What the system says is told to the log, and nothing else changes")
  func log() {
    let store = store()
    store.send(.willResignActive)
    store.send(.didEnterBackground)
    store.send(.willEnterForeground)
    #expect(device.log == ["will resign active", "did enter background", "will enter foreground"])
  }

  @Test("Entering the background saves the navigation state")
  func background() {
    store().send(.didEnterBackground)
    #expect(device.savedState.value == Self.quarters)
  }

  @Test("While nobody is signed in nothing is saved")
  func backgroundSignedOut() {
    signedOut().send(.didEnterBackground)
    #expect(device.savedState.value == nil)
  }

  @Test("Every transition is saved")
  func transition() {
    let store = store()
    store.send(.screenShown("quarters"))
    store.receive(.guide(.screenShown))
    #expect(device.savedState.value == Self.quarters)
    #expect(device.transitions == ["transition: quarters"])
    signedOut().send(.screenShown("signIn"))
    #expect(device.transitions == ["transition: quarters", "transition: signIn"])
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    device.dependencies.images.store(ImageData(name: "tram"))
    let store = store()
    store.send(.didReceiveMemoryWarning)
    store.receive(.guide(.imagesReleased))
    #expect(device.dependencies.images.count == 0)
  }
}
