import SharedModel
import Testing

@testable import ObservationImpl

struct AppViewModelTests {
  private static let quarters = SavedState(screens: [.quarters(order: .name)])

  // MARK: - Signed out or signed in

  @Test("An expired session saves where the user is, and asks to sign in again")
  func expiry() throws {
    let fixture = AppFixture()
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.guide?.open(Self.quarters)
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.quarters)
    #expect(viewModel.signIn?.error == "Your session has expired. Sign in again.")
  }

  @Test("Expiry saves the note and the search with the texts they have by then")
  func expirySavesTexts() {
    let fixture = AppFixture()
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "")
    let note = NoteDraft(placeID: "maat", text: "Go")
    viewModel.guide?.open(SavedState(screens: [places, .place(id: "maat")], note: note))
    if case .places(let list) = viewModel.guide?.navigation.destinations.first { list.search("m") }
    viewModel.guide?.navigation.note?.edit("Go early")
    fixture.session.expire()
    #expect(
      fixture.savedState.value
        == SavedState(
          screens: [.places(quarterID: "belem", title: "Belém", query: "m"), .place(id: "maat")],
          note: NoteDraft(placeID: "maat", text: "Go early")))
  }

  @Test("Signing in again brings back the screens that were open")
  func signInAgain() {
    let fixture = AppFixture(savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    fixture.session.expire()
    fixture.session.begin(.mark)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("Signing out forgets where the user was")
  func signOut() {
    let fixture = AppFixture(savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    fixture.session.signOut()
    #expect(fixture.savedState.value == nil)
    #expect(viewModel.signIn?.error == nil && viewModel.guide == nil)
    fixture.session.begin(.mark)
    #expect(viewModel.screens == [])
  }

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() {
    let fixture = AppFixture(user: nil, savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    #expect(viewModel.signIn?.error == nil && viewModel.guide == nil)
    fixture.session.begin(.mark)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    let viewModel = AppViewModel(dependencies: AppFixture(savedState: Self.quarters).dependencies)
    #expect(viewModel.screens == Self.quarters.screens)
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() {
    let fixture = AppFixture(savedState: Self.quarters)
    fixture.savedState.damage()
    #expect(AppViewModel(dependencies: fixture.dependencies).screens == [])
    let errors = fixture.logger.entries.filter { $0.level == .error }.map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("Where the user was is not known: memory is damaged") == true)
  }

  @Test("A session that ends takes back a favourite that is not confirmed", arguments: [true, false])
  func favourite(isExpiry: Bool) {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "castelo")]))
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.guide?.navigation.topPlace?.setFavourite(true)
    #expect(fixture.dependencies.favourites.contains("castelo"))
    if isExpiry { fixture.session.expire() } else { fixture.session.signOut() }
    #expect(!fixture.dependencies.favourites.contains("castelo"))
  }

  // MARK: - Links

  @Test(
    "A link that can't be opened is told, and changes nothing",
    arguments: ["guide://places/", "guide://places/maat/notes", "guide://nowhere", "https://example.org", ""])
  func refusal(link: String) {
    let signedOut = AppViewModel(dependencies: AppFixture(user: nil).dependencies)
    signedOut.open(link)
    #expect(signedOut.signIn?.alert?.message == "This link can't be opened.")
    let signedIn = AppViewModel(dependencies: AppFixture(savedState: Self.quarters).dependencies)
    signedIn.open(link)
    #expect(signedIn.guide?.navigation.modal == .alert(Alert("This link can't be opened.")))
    #expect(signedIn.screens == Self.quarters.screens)
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() {
    let fixture = AppFixture(user: nil)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.open("guide://quarters")
    viewModel.open("guide://reference/fish")
    viewModel.open("guide://nowhere")
    #expect(viewModel.guide == nil)
    fixture.session.begin(.mark)
    #expect(viewModel.screens == [.reference, .article(id: "fish")])
  }

  @Test("A link that has waited goes before where the user was, and is followed once")
  func pendingLinkOnce() {
    let fixture = AppFixture(user: nil, savedState: Self.quarters)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.open("guide://reference")
    fixture.session.begin(.mark)
    #expect(viewModel.screens == [.reference])
    viewModel.guide?.navigation.goBack()
    fixture.session.expire()
    fixture.session.begin(.mark)
    #expect(viewModel.screens == [])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      ("guide://quarters", ["quarters"]), ("guide://places", ["places"]), ("guide://places/maat", ["places", "place"]),
      ("guide://places/maat/note", ["places", "place", "note"]), ("guide://reference", ["reference"]),
      ("guide://reference/fish", ["reference", "article"]),
    ])
  func link(address: String, screens: [String]) {
    let viewModel = AppViewModel(dependencies: AppFixture(savedState: Self.quarters).dependencies)
    viewModel.open(address)
    let note = viewModel.guide?.navigation.note == nil ? [] : ["note"]
    let names = viewModel.screens?.map { screen in
      switch screen {
      case .quarters: "quarters"
      case .places: "places"
      case .place: "place"
      case .reference: "reference"
      case .article: "article"
      }
    }
    #expect(names.map { $0 + note } == screens)
  }

  // MARK: - System events

  @Test("Entering the background saves where the user is")
  func background() {
    let fixture = AppFixture()
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.open("guide://reference")
    viewModel.didEnterBackground()
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("While nobody is signed in nothing is saved in the background")
  func backgroundSignedOut() {
    let fixture = AppFixture()
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    fixture.session.signOut()
    viewModel.didEnterBackground()
    #expect(fixture.savedState.value == nil)
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    let fixture = AppFixture()
    fixture.dependencies.images.store(ImageData(name: "cover"))
    AppViewModel(dependencies: fixture.dependencies).didReceiveMemoryWarning()
    #expect(fixture.dependencies.images.count == 0)
  }

  @Test("System events are logged, and so is the sign-in screen that has come into sight")
  func log() {
    let fixture = AppFixture(user: nil)
    let viewModel = AppViewModel(dependencies: fixture.dependencies)
    viewModel.didShowSignIn("signIn")
    viewModel.willResignActive()
    viewModel.didEnterBackground()
    viewModel.willEnterForeground()
    viewModel.didReceiveMemoryWarning()
    #expect(
      fixture.logger.entries == [
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
  fileprivate var screens: [SavedState.Screen]? { guide?.navigation.destinations.map(\.savedScreen) }
}
