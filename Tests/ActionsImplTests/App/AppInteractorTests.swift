import SharedModel
import Testing

@testable import ActionsImpl

/// Without a window: the session, links and the system, and who is notified.
struct AppInteractorTests {
  private let delegate = AppInteractorDelegateDouble()

  private func started(_ fixture: AppFixture) -> AppInteractor {
    let interactor = AppInteractor(
      dependencies: fixture.dependencies, setFavourite: fixture.screenDependencies.setFavourite)
    interactor.delegate = delegate
    interactor.start()
    return interactor
  }

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let interactor = started(AppFixture(user: nil))
    #expect(delegate.events == ["sign in"])
    withExtendedLifetime(interactor) {}
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    let interactor = started(AppFixture(savedState: SavedState(screens: [.reference, .article(id: "trams")])))
    #expect(delegate.events == ["begin at 2"])
    withExtendedLifetime(interactor) {}
  }

  @Test("An expired session saves where the user is, and asks to sign in again")
  func expiry() {
    let fixture = AppFixture()
    let interactor = started(fixture)
    delegate.currentState = SavedState(screens: [.reference])
    fixture.session.expire()
    #expect(fixture.savedState.value == delegate.currentState)
    #expect(delegate.events.last == "expired")
    fixture.session.begin(.mark)
    #expect(delegate.events.last == "begin at 1")
    withExtendedLifetime(interactor) {}
  }

  @Test("Signing out forgets where the user was")
  func signOut() {
    let fixture = AppFixture(savedState: SavedState(screens: [.reference]))
    let interactor = started(fixture)
    delegate.currentState = SavedState(screens: [.reference])
    fixture.session.signOut()
    #expect(fixture.savedState.value == nil)
    #expect(delegate.events.last == "sign in")
    withExtendedLifetime(interactor) {}
  }

  @Test("The end of the session takes back what was not confirmed", arguments: [Departure.expiry, .signOut])
  func takesBack(end: Departure) {
    let fixture = AppFixture()
    let interactor = started(fixture)
    let setFavourite = fixture.screenDependencies.setFavourite
    setFavourite.change = ("fado", true)
    setFavourite.run { _ in }
    fixture.leave(by: end)
    #expect(fixture.favouriteIDs.isEmpty)
    #expect(fixture.favourite.requests[0].isCancelled)
    withExtendedLifetime(interactor) {}
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() {
    let fixture = AppFixture(user: nil)
    let interactor = started(fixture)
    interactor.didOpen("guide://places")
    interactor.didOpen("guide://reference/trams")
    #expect(delegate.events == ["sign in"])
    fixture.session.begin(.mark)
    #expect(delegate.events.last == "begin at 2")
    fixture.session.signOut()
    fixture.session.begin(.mark)
    #expect(delegate.events.last == "begin at 0")
  }

  @Test("A link builds the stack above the menu")
  func link() {
    let interactor = started(AppFixture())
    interactor.didOpen("guide://places/maat")
    #expect(delegate.events.last == "follow to 2")
  }

  @Test("A link that can't be opened is told, and changes nothing", arguments: [User.mark, nil])
  func refused(user: User?) {
    let interactor = started(AppFixture(user: user))
    interactor.didOpen("guide://nowhere")
    #expect(delegate.events.last == "refused")
    #expect(delegate.events.count == 2)
  }

  @Test("Every transition is saved")
  func transition() {
    let fixture = AppFixture()
    let interactor = started(fixture)
    let state = SavedState(screens: [.reference])
    interactor.didShow("reference", state: state)
    #expect(fixture.savedState.value == state)
    interactor.didShowSignIn("signIn")
    #expect(fixture.transitions == ["transition: reference", "transition: signIn"])
    #expect(fixture.savedState.value == state)
  }

  @Test("Entering the background saves where the user is", arguments: [User.mark, nil])
  func background(user: User?) {
    let fixture = AppFixture(user: user)
    let interactor = started(fixture)
    delegate.currentState = SavedState(screens: [.reference])
    interactor.didEnterBackground()
    #expect(fixture.savedState.value == (user == nil ? nil : delegate.currentState))
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    let fixture = AppFixture()
    let interactor = started(fixture)
    fixture.dependencies.images.store(ImageData(name: "cover"))
    interactor.didReceiveMemoryWarning()
    #expect(fixture.dependencies.images.count == 0)
  }

  @Test("What the system says is logged")
  func log() {
    let fixture = AppFixture()
    let interactor = started(fixture)
    interactor.willResignActive()
    interactor.didEnterBackground()
    interactor.willEnterForeground()
    interactor.didReceiveMemoryWarning()
    #expect(fixture.log == ["will resign active", "did enter background", "will enter foreground", "memory warning"])
  }
}
