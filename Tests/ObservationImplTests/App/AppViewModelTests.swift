import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct AppViewModelTests {
  nonisolated private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  private static let quarters = SavedState(screens: [.quarters(order: .name)])

  // MARK: - Signed out or signed in

  @Test("An expired session saves the navigation state, and asks to sign in again")
  func expiry() throws {
    let device = DeviceDouble()
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.guide?.open(Self.quarters)
    device.session.expire()
    #expect(device.savedState.value == Self.quarters)
    #expect(viewModel.signIn?.error == "Your session has expired. Sign in again.")
  }

  @Test("Expiry saves the note and the search with the texts they have by then")
  func expirySavesTexts() {
    let device = DeviceDouble()
    let viewModel = AppViewModel(dependencies: device.dependencies)
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "")
    let note = NoteDraft(placeID: "maat", text: "Go")
    viewModel.guide?.open(SavedState(screens: [places, .place(id: "maat")], note: note))
    if case .places(let list) = viewModel.guide?.navigation.path.first { list.search("m") }
    viewModel.guide?.navigation.note?.edit("Go early")
    device.session.expire()
    #expect(
      device.savedState.value
        == SavedState(
          screens: [.places(quarterID: "belem", title: "Belém", query: "m"), .place(id: "maat")],
          note: NoteDraft(placeID: "maat", text: "Go early")))
  }

  @Test("Signing in again brings back the screens that were open")
  func signInAgain() {
    let device = DeviceDouble(savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    device.session.expire()
    device.session.begin(.mark)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("Signing out forgets where the user was")
  func signOut() {
    let device = DeviceDouble(savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    device.session.signOut()
    #expect(device.savedState.value == nil)
    #expect(viewModel.signIn?.error == nil && viewModel.guide == nil)
    device.session.begin(.mark)
    #expect(viewModel.screens == [])
  }

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let device = DeviceDouble(user: nil, savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    #expect(viewModel.signIn?.error == nil && viewModel.guide == nil)
    device.session.begin(.mark)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    let viewModel = AppViewModel(dependencies: DeviceDouble(savedState: Self.quarters).dependencies)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() {
    let device = DeviceDouble(savedState: Self.quarters)
    device.savedState.damage()
    #expect(AppViewModel(dependencies: device.dependencies).screens == [])
    let errors = device.logger.entries.filter { $0.level == .error }.map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("Where the user was is not known: memory is damaged") == true)
  }

  @Test("A session that ends takes back a favourite that is not confirmed", arguments: [true, false])
  func favourite(isExpiry: Bool) {
    let device = DeviceDouble(savedState: SavedState(screens: [.place(id: "aljube")]))
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.guide?.navigation.topPlace?.setFavourite(true)
    #expect(device.dependencies.favourites.contains("aljube"))
    if isExpiry { device.session.expire() } else { device.session.signOut() }
    #expect(!device.dependencies.favourites.contains("aljube"))
  }

  // MARK: - Links

  @Test(
    "A link that can't be opened is told, and changes nothing",
    arguments: ["guide://places/", "guide://places/maat/notes", "guide://nowhere", "https://example.org", ""])
  func refusal(link: String) {
    let signedOut = AppViewModel(dependencies: DeviceDouble(user: nil).dependencies)
    signedOut.open(link)
    #expect(signedOut.signIn?.alert?.message == "This link can't be opened.")
    let signedIn = AppViewModel(dependencies: DeviceDouble(savedState: Self.quarters).dependencies)
    signedIn.open(link)
    #expect(signedIn.guide?.navigation.modal == .alert(Alert("This link can't be opened.")))
    #expect(signedIn.screens == Self.quarters.screens)
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() {
    let device = DeviceDouble(user: nil)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.open("guide://quarters")
    viewModel.open("guide://reference/coffee")
    viewModel.open("guide://nowhere")
    #expect(viewModel.guide == nil)
    device.session.begin(.mark)
    #expect(viewModel.screens == [.reference, .article(id: "coffee")])
  }

  @Test("A link that has waited goes before where the user was, and is followed once")
  func pendingLinkOnce() {
    let device = DeviceDouble(user: nil, savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.open("guide://reference")
    device.session.begin(.mark)
    #expect(viewModel.screens == [.reference])
    viewModel.guide?.navigation.goBack()
    device.session.expire()
    device.session.begin(.mark)
    #expect(viewModel.screens == [])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      ("guide://quarters", [SavedState.Screen.quarters(order: .priority)]), ("guide://places", [allPlaces]),
      ("guide://places/maat", [allPlaces, .place(id: "maat")]), ("guide://reference", [.reference]),
      ("guide://reference/coffee", [.reference, .article(id: "coffee")]),
    ])
  func link(address: String, screens: [SavedState.Screen]) {
    let viewModel = AppViewModel(dependencies: DeviceDouble(savedState: Self.quarters).dependencies)
    viewModel.open(address)
    #expect(viewModel.screens == screens)
    #expect(viewModel.guide?.navigation.modal == nil)
  }

  @Test("A link to a note opens it over its place, with the saved note")
  func noteLink() throws {
    let device = DeviceDouble()
    try device.notes.set("Go early", for: "maat")
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.open("guide://places/maat/note")
    #expect(viewModel.screens == [Self.allPlaces, .place(id: "maat")])
    #expect(viewModel.guide?.navigation.note?.text == "Go early")
  }

  // MARK: - System events

  @Test("Entering the background saves the navigation state")
  func background() {
    let device = DeviceDouble()
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.open("guide://reference")
    viewModel.didEnterBackground()
    #expect(device.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("While nobody is signed in nothing is saved in the background")
  func backgroundSignedOut() {
    let device = DeviceDouble()
    let viewModel = AppViewModel(dependencies: device.dependencies)
    device.session.signOut()
    viewModel.didEnterBackground()
    #expect(device.savedState.value == nil)
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    let device = DeviceDouble()
    device.dependencies.images.store(ImageData(name: "cover"))
    AppViewModel(dependencies: device.dependencies).didReceiveMemoryWarning()
    #expect(device.dependencies.images.count == 0)
  }

  @Test("System events are logged, and so is the sign-in screen that has come into sight")
  func log() {
    let device = DeviceDouble(user: nil)
    let viewModel = AppViewModel(dependencies: device.dependencies)
    viewModel.didShowSignIn("signIn")
    viewModel.willResignActive()
    viewModel.didEnterBackground()
    viewModel.willEnterForeground()
    viewModel.didReceiveMemoryWarning()
    #expect(
      device.logger.entries == [
        LogEntry(level: .info, message: "transition: signIn"), LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"), LogEntry(level: .warning, message: "memory warning"),
      ])
  }
}

extension AppViewModel {
  fileprivate var signIn: SignInViewModel? {
    if case .signIn(let signIn) = destination { signIn } else { nil }
  }

  fileprivate var guide: GuideViewModel? {
    if case .guide(let guide) = destination { guide } else { nil }
  }

  /// The screens above the menu.
  fileprivate var screens: [SavedState.Screen]? { guide?.navigation.path.map(\.savedScreen) }
}
