import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import HeadlessUI
@testable import MVVMCImpl

final class AppCoordinatorTests {
  private static let quarters = SavedState(screens: [.quarters(order: .name)])

  private let window = Window()
  /// The coordinator that the test has started, which only the test owns.
  private var coordinator: AppCoordinator?

  private var signInError: Label? { (window.rootViewController?.view as? SignInLayout)?.error }

  @discardableResult
  private func start(_ device: DeviceDouble) -> AppCoordinator {
    let coordinator = AppCoordinator(window: window, dependencies: device.dependencies)
    coordinator.start()
    self.coordinator = coordinator
    return coordinator
  }

  /// Begins a session as the service does, and then ends the flow of signing in.
  private func signIn(_ device: DeviceDouble) {
    device.session.begin(.mark)
    coordinator?.signInCoordinatorDidFinish()
  }

  // MARK: - Signed out or signed in

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let device = DeviceDouble(user: nil, savedState: Self.quarters)
    start(device)
    #expect(window.screens == ["signIn"])
    #expect(signInError?.isHidden == true)
    signIn(device)
    #expect(window.screens == ["menu", "quarters"])
    #expect(device.transitions == ["transition: signIn", "transition: quarters"])
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    start(DeviceDouble(savedState: Self.quarters))
    #expect(window.screens == ["menu", "quarters"])
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() {
    let device = DeviceDouble(savedState: Self.quarters)
    device.savedState.damage()
    start(device)
    #expect(window.screens == ["menu"])
    let errors = device.logger.entries.filter { $0.level == .error }.map(\.message)
    #expect(errors.map { $0.hasPrefix("Where the user was is not known: memory is damaged") } == [true])
  }

  @Test("An expired session saves the navigation state, and asks to sign in again")
  func expiry() throws {
    let device = DeviceDouble(savedState: Self.quarters)
    start(device)
    try #require(window.stack?.topViewController as? QuartersViewController).viewModel.chooseOrder(at: 0)
    device.session.expire()
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    #expect(window.screens == ["signIn"])
    #expect(signInError?.text == "Your session has expired. Sign in again.")
    signIn(device)
    #expect(window.screens == ["menu", "quarters"])
  }

  @Test("Signing out forgets where the user was")
  func signOut() {
    let device = DeviceDouble(savedState: Self.quarters)
    start(device)
    device.session.signOut()
    #expect(device.savedState.value == nil)
    #expect(window.screens == ["signIn"])
    #expect(signInError?.isHidden == true)
    signIn(device)
    #expect(window.screens == ["menu"])
  }

  @Test("A session that ends takes back a favourite that is not confirmed", arguments: [true, false])
  func favourite(isExpiry: Bool) throws {
    let device = DeviceDouble(savedState: SavedState(screens: [.place(id: "maat")]))
    start(device)
    try #require(window.place).setFavourite(true)
    #expect(device.favourites.contains("maat"))
    if isExpiry { device.session.expire() } else { device.session.signOut() }
    #expect(!device.favourites.contains("maat"))
  }

  // MARK: - Where the user is

  @Test("Every screen that the guide shows is saved, and so is the navigation state when entering the background")
  func saved() throws {
    let device = DeviceDouble()
    let coordinator = start(device)
    #expect(device.savedState.value == SavedState())
    coordinator.open("guide://quarters")
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    try #require(window.stack?.topViewController as? QuartersViewController).viewModel.chooseOrder(at: 1)
    #expect(device.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    coordinator.didEnterBackground()
    #expect(device.savedState.value == Self.quarters)
  }

  @Test("While nobody is signed in nothing is saved in the background")
  func backgroundSignedOut() {
    let device = DeviceDouble()
    let coordinator = start(device)
    device.session.signOut()
    coordinator.didEnterBackground()
    #expect(device.savedState.value == nil)
  }

  @Test("A state that can't be saved is logged")
  func fullStore() {
    let device = DeviceDouble()
    device.dependencies.savedState = FullStoreDouble<SavedState>()
    start(device)
    let message = "Where the user is was not saved: \(FullStoreDouble<SavedState>.error)"
    #expect(device.logger.entries.last == LogEntry(level: .error, message: message))
  }

  // MARK: - Links

  @Test(
    "A link that can't be opened is an alert, and changes nothing",
    arguments: ["guide://places/", "guide://places/maat/notes", "guide://nowhere", "https://example.org", ""],
    [User.mark, nil])
  func refusal(link: String, user: User?) {
    let coordinator = start(DeviceDouble(user: user))
    let before = window.screens
    coordinator.open(link)
    #expect(window.tapInAlert() == "This link can't be opened.")
    #expect(window.screens == before)
  }

  @Test("A link is refused over a note, which stays")
  func refusalOverNote() {
    let note = NoteDraft(placeID: "maat", text: "Go")
    let coordinator = start(DeviceDouble(savedState: SavedState(screens: [.place(id: "maat")], note: note)))
    coordinator.open("guide://nowhere")
    #expect(window.tapInAlert() == "This link can't be opened.")
    #expect(window.modal?.nibName == "note")
  }

  @Test("A link waits for sign-in, a later one replaces it unless it is refused, and it is followed once")
  func pendingLink() {
    let device = DeviceDouble(user: nil, savedState: Self.quarters)
    let coordinator = start(device)
    coordinator.open("guide://quarters")
    coordinator.open("guide://reference/coffee")
    coordinator.open("guide://nowhere")
    #expect(window.screens == ["signIn"])
    signIn(device)
    #expect(window.screens == ["menu", "reference", "article"])
    window.stack?.popViewController()
    device.session.expire()
    signIn(device)
    #expect(window.screens == ["menu", "reference"])
  }

  @Test("A link replaces the screens of the guide")
  func link() {
    let coordinator = start(DeviceDouble(savedState: Self.quarters))
    coordinator.open("guide://places/maat/note")
    #expect(window.screens == ["menu", "places", "place"])
    #expect(window.modal?.nibName == "note")
  }

  // MARK: - System events

  @Test("System events are logged, and a memory warning empties the image cache")
  func systemEvents() {
    let device = DeviceDouble()
    device.dependencies.images.store(ImageData(name: "cover"))
    let coordinator = start(device)
    coordinator.willResignActive()
    coordinator.didEnterBackground()
    coordinator.willEnterForeground()
    coordinator.didReceiveMemoryWarning()
    let levels: [LogLevel] = [.debug, .debug, .debug, .warning]
    let messages = ["will resign active", "did enter background", "will enter foreground", "memory warning"]
    #expect(device.logger.entries.suffix(4).map(\.level) == levels)
    #expect(device.log.suffix(4) == messages)
    #expect(device.dependencies.images.count == 0)
  }
}
