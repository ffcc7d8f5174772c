import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct AppCoordinatorTests {
  private static let quarters = SavedState(screens: [.quarters(order: .name)])
  private static let refusal = Snapshot.Alert(title: "This link can't be opened.", buttons: ["OK"])

  private func start(_ fixture: AppFixture) -> AppCoordinator {
    let coordinator = AppCoordinator(window: fixture.window, dependencies: fixture.dependencies)
    coordinator.start()
    return coordinator
  }

  // MARK: - Signed out or signed in

  @Test("An expired session saves where the user is, and asks to sign in again")
  func expiry() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.quarters)
    #expect(fixture.stack == ["signIn"])
    #expect(fixture.window.text("signIn.error") == "Your session has expired. Sign in again.")
    withExtendedLifetime(coordinator) {}
  }

  @Test("Signing in again brings back the screens that were open")
  func signInAgain() throws {
    let fixture = AppFixture(savedState: Self.quarters)
    let coordinator = start(fixture)
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "A–Z")
    withExtendedLifetime(coordinator) {}
  }

  @Test("Expiry saves the note and the search with the texts they have by then", arguments: [true, false])
  func expirySavesTexts(isNote: Bool) throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    if isNote { try fixture.openNote() } else { try fixture.openPlacesOfQuarter() }
    try fixture.window.perform(.type(text: "Go", id: isNote ? "note.text" : "places.search"))
    fixture.session.expire()
    if isNote {
      #expect(fixture.savedState.value?.note == NoteDraft(placeID: "castelo", text: "Go"))
    } else {
      #expect(fixture.savedState.value?.screens.last == .places(quarterID: "chiado", title: "Chiado", query: "Go"))
    }
    withExtendedLifetime(coordinator) {}
  }

  @Test("A session that ends takes back a favourite that is not confirmed", arguments: [true, false])
  func favourite(isExpiry: Bool) throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openPlace()
    try fixture.window.perform(.toggle(id: "place.favourite"))
    #expect(fixture.dependencies.favourites.contains("castelo"))
    if isExpiry { fixture.session.expire() } else { fixture.session.signOut() }
    #expect(!fixture.dependencies.favourites.contains("castelo"))
    withExtendedLifetime(coordinator) {}
  }

  @Test("Expiry closes an alert")
  func expiryClosesAlert() {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    coordinator.open("guide://nowhere")
    fixture.session.expire()
    #expect(fixture.window.snapshot.alert == nil)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("Signing out forgets where the user was")
  func signOut() throws {
    let fixture = AppFixture(savedState: Self.quarters)
    let coordinator = start(fixture)
    try fixture.window.perform(.goBack)
    try fixture.window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.savedState.value == nil)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("Without a session it starts with the sign-in screen")
  func withoutSession() throws {
    let fixture = AppFixture(user: nil, savedState: Self.quarters)
    let coordinator = start(fixture)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.transitions == ["transition: signIn", "transition: quarters"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("With a session it starts where the user was")
  func withSession() {
    let fixture = AppFixture(savedState: Self.quarters)
    let coordinator = start(fixture)
    #expect(fixture.stack == ["menu", "quarters"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("A saved state that can't be read starts at the menu")
  func damagedState() {
    let fixture = AppFixture(savedState: Self.quarters)
    fixture.savedState.damage()
    let coordinator = start(fixture)
    #expect(fixture.stack == ["menu"])
    let errors = fixture.logger.entries.filter { $0.level == .error }.map(\.message)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("Where the user was is not known: memory is damaged") == true)
    withExtendedLifetime(coordinator) {}
  }

  // MARK: - Where the user is

  @Test("Every transition is saved")
  func transitions() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    #expect(fixture.savedState.value == SavedState())
    try fixture.openQuarters()
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(fixture.savedState.value == SavedState(screens: [.quarters(order: .priority)]))
    try fixture.window.perform(.goBack)
    #expect(fixture.savedState.value == SavedState())
    #expect(fixture.transitions == ["transition: menu", "transition: quarters", "transition: menu"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("A note is saved with where the user is when it comes and when it goes, and what is typed in the background")
  func noteSaved() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openNote()
    #expect(fixture.savedState.value?.note == NoteDraft(placeID: "castelo", text: ""))
    try fixture.window.perform(.type(text: "Go", id: "note.text"))
    #expect(fixture.savedState.value?.note?.text == "")
    coordinator.didEnterBackground()
    #expect(fixture.savedState.value?.note?.text == "Go")
    try fixture.window.perform(.clear(id: "note.text"))
    try fixture.window.perform(.swipeModalDown)
    #expect(
      fixture.savedState.value
        == SavedState(screens: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "castelo")]))
  }

  @Test("A note that was open comes back over its place")
  func noteRestored() {
    let state = SavedState(
      screens: [
        .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "m"), .place(id: "fado"),
        .place(id: "maat"),
      ], note: NoteDraft(placeID: "maat", text: "Go"))
    let fixture = AppFixture(savedState: state)
    let coordinator = start(fixture)
    #expect(fixture.stack == ["menu", "quarters", "places", "place", "place"])
    #expect(fixture.window.text("note.text") == "Go")
    #expect(fixture.savedState.value == state)
    withExtendedLifetime(coordinator) {}
  }

  @Test("A way back that is let go of leaves the stack as it was")
  func wayBackLetGoOf() throws {
    let fixture = AppFixture(savedState: Self.quarters)
    let coordinator = start(fixture)
    try fixture.window.perform(.choose(segment: "Priority", id: "quarters.order"))
    let before = fixture.window.snapshot
    try fixture.window.perform(.swipeBackAndLetGo)
    #expect(fixture.window.snapshot == before)
    #expect(fixture.transitions == ["transition: quarters"])
    #expect(fixture.savedState.value == Self.quarters)
    #expect(!fixture.quarters.requests[0].isCancelled)
    try fixture.window.perform(.goBack)
    #expect(fixture.stack == ["menu"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("What can't be saved is told to the log")
  func fullStore() throws {
    let fixture = AppFixture(savedState: Self.quarters)
    var dependencies = fixture.dependencies
    dependencies.savedState = FullStore(Self.quarters)
    let coordinator = AppCoordinator(window: fixture.window, dependencies: dependencies)
    coordinator.start()
    #expect(fixture.stack == ["menu", "quarters"])
    let message = "Where the user is was not saved: \(FullStore<SavedState>.error)"
    #expect(fixture.logger.entries.last == LogEntry(level: .error, message: message))
  }

  // MARK: - Links

  @Test(
    "A link that can't be opened is told, and changes nothing",
    arguments: ["guide://places/", "guide://places/maat/notes", "guide://nowhere", "https://example.org", ""],
    [User.mark, nil])
  func refusal(link: String, user: User?) throws {
    let fixture = AppFixture(user: user)
    let coordinator = start(fixture)
    var before = fixture.window.snapshot
    coordinator.open(link)
    before.alert = Self.refusal
    #expect(fixture.window.snapshot == before)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("A link is refused over a note, which stays")
  func refusalOverNote() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openNote()
    let before = fixture.window.snapshot
    coordinator.open("guide://nowhere")
    #expect(fixture.window.snapshot.alert == Self.refusal)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.window.snapshot == before)
  }

  @Test("A refused link doesn't take the place of one that waits")
  func refusalKeepsPendingLink() throws {
    let fixture = AppFixture(user: nil)
    let coordinator = start(fixture)
    coordinator.open("guide://quarters")
    coordinator.open("guide://places/maat/notes")
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A link waits for sign-in, and a later one takes its place")
  func pendingLink() throws {
    let fixture = AppFixture(user: nil)
    let coordinator = start(fixture)
    coordinator.open("guide://quarters")
    coordinator.open("guide://reference/fish")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "reference", "article"])
  }

  @Test("A link that has waited goes before where the user was, and is followed once")
  func pendingLinkOnce() throws {
    let fixture = AppFixture(user: nil, savedState: Self.quarters)
    let coordinator = start(fixture)
    coordinator.open("guide://quarters")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.window.text("quarters.order") == "Priority")
    try fixture.window.perform(.goBack)
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: [
      ("guide://quarters", ["menu", "quarters"]), ("guide://places", ["menu", "places"]),
      ("guide://places/maat", ["menu", "places", "place"]), ("guide://places/maat/note", ["menu", "places", "place"]),
      ("guide://reference", ["menu", "reference"]), ("guide://reference/fish", ["menu", "reference", "article"]),
    ])
  func link(address: String, stack: [String]) {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    coordinator.open(address)
    #expect(fixture.stack == stack)
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("A changed note is asked about before a link is followed")
  func linkFromChangedNote() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openNote()
    try fixture.window.perform(.type(text: "Go", id: "note.text"))
    coordinator.open("guide://reference")
    #expect(fixture.window.alertTitle == "Discard changes?")
    try fixture.window.perform(.tapInAlert(title: "Discard"))
    #expect(fixture.stack == ["menu", "reference"])
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  // MARK: - System events

  @Test("Entering the background saves where the user is")
  func background() throws {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    coordinator.didEnterBackground()
    #expect(fixture.savedState.value == Self.quarters)
  }

  @Test("While nobody is signed in nothing is saved in the background")
  func backgroundSignedOut() {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    fixture.session.signOut()
    coordinator.didEnterBackground()
    #expect(fixture.savedState.value == nil)
  }

  @Test("A memory warning empties the image cache")
  func memoryWarning() {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    fixture.dependencies.images.store(ImageData(name: "cover"))
    coordinator.didReceiveMemoryWarning()
    #expect(fixture.dependencies.images.count == 0)
  }

  @Test("System events are logged")
  func systemEvents() {
    let fixture = AppFixture()
    let coordinator = start(fixture)
    coordinator.willResignActive()
    coordinator.didEnterBackground()
    coordinator.willEnterForeground()
    coordinator.didReceiveMemoryWarning()
    #expect(
      fixture.logger.entries.suffix(4) == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
      ])
  }
}
