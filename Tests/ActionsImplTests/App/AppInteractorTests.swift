import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the session, links and system events, with the delegate's notifications but without a window.
struct AppInteractorTests {
  private let delegate = AppInteractorDelegateDouble()

  private func started(_ device: DeviceDouble, favouriteChanges: FavouriteChanges? = nil) -> AppInteractor {
    let favouriteChanges =
      favouriteChanges ?? FavouriteChanges(favourites: device.favourites, service: device.favourite)
    let interactor = AppInteractor(
      session: device.session, favouriteChanges: favouriteChanges, savedState: device.savedState,
      images: device.dependencies.images, logger: device.logger)
    interactor.delegate = delegate
    interactor.start()
    return interactor
  }

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let interactor = started(DeviceDouble(user: nil))
    #expect(delegate.events == ["sign in"])
    withExtendedLifetime(interactor) {}
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    let interactor = started(DeviceDouble(savedState: SavedState(screens: [.reference, .article(id: "trams")])))
    #expect(delegate.events == ["begin at 2"])
    withExtendedLifetime(interactor) {}
  }

  @Test("An expired session saves the navigation state, and asks to sign in again")
  func expiry() {
    let device = DeviceDouble()
    let interactor = started(device)
    delegate.currentState = SavedState(screens: [.reference])
    device.session.expire()
    #expect(device.savedState.value == delegate.currentState)
    #expect(delegate.events.last == "expired")
    device.session.begin(.mark)
    #expect(delegate.events.last == "begin at 1")
    withExtendedLifetime(interactor) {}
  }

  @Test("Signing out forgets where the user was")
  func signOut() {
    let device = DeviceDouble(savedState: SavedState(screens: [.reference]))
    let interactor = started(device)
    delegate.currentState = SavedState(screens: [.reference])
    device.session.signOut()
    #expect(device.savedState.value == nil)
    #expect(delegate.events.last == "sign in")
    withExtendedLifetime(interactor) {}
  }

  @Test("The end of the session takes back what was not confirmed", arguments: [true, false])
  func takesBack(expires: Bool) throws {
    let device = DeviceDouble()
    let favouriteChanges = FavouriteChanges(favourites: device.favourites, service: device.favourite)
    let interactor = started(device, favouriteChanges: favouriteChanges)
    favouriteChanges.set(true, placeID: "fado") { _ in }
    if expires { device.session.expire() } else { device.session.signOut() }
    #expect(device.favourites.count == 0)
    #expect(try device.favourite.requests[0].isCancelled)
    withExtendedLifetime(interactor) {}
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() {
    let device = DeviceDouble(user: nil)
    let interactor = started(device)
    interactor.didOpen("guide://places")
    interactor.didOpen("guide://reference/trams")
    #expect(delegate.events == ["sign in"])
    device.session.begin(.mark)
    #expect(delegate.events.last == "begin at 2")
    device.session.signOut()
    device.session.begin(.mark)
    #expect(delegate.events.last == "begin at 0")
  }

  @Test("A link builds the stack above the menu")
  func link() {
    let interactor = started(DeviceDouble())
    interactor.didOpen("guide://places/maat")
    #expect(delegate.events.last == "follow to 2")
  }

  @Test("A link that can't be opened is told, and changes nothing", arguments: [User.mark, nil])
  func refused(user: User?) {
    let interactor = started(DeviceDouble(user: user))
    interactor.didOpen("guide://nowhere")
    #expect(delegate.events.last == "refused")
    #expect(delegate.events.count == 2)
  }

  @Test("The sign-in screen is logged, and not saved")
  func signIn() {
    let device = DeviceDouble(user: nil)
    started(device).didShowSignIn("signIn")
    #expect(device.transitions == ["transition: signIn"])
    #expect(device.savedState.value == nil)
  }

  @Test("Entering the background saves the navigation state", arguments: [User.mark, nil])
  func background(user: User?) {
    let device = DeviceDouble(user: user)
    let interactor = started(device)
    delegate.currentState = SavedState(screens: [.reference])
    interactor.didEnterBackground()
    #expect(device.savedState.value == (user == nil ? nil : delegate.currentState))
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    let device = DeviceDouble()
    let interactor = started(device)
    device.dependencies.images.store(ImageData(name: "cover"))
    interactor.didReceiveMemoryWarning()
    #expect(device.dependencies.images.count == 0)
  }

  @Test("What the system says is logged")
  func log() {
    let device = DeviceDouble()
    let interactor = started(device)
    interactor.willResignActive()
    interactor.didEnterBackground()
    interactor.willEnterForeground()
    interactor.didReceiveMemoryWarning()
    #expect(device.log == ["will resign active", "did enter background", "will enter foreground", "memory warning"])
  }
}
