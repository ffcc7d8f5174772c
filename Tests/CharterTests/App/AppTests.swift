import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The launch, the end of a session, and system events.
struct AppTests {
  private static let byName = SavedState(screens: [.quarters(order: .name)])

  private func launch(_ subject: Subject, user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch(subject)
    return fixture
  }

  // MARK: - Launch

  @Test("With a saved state that can't be read it starts at the menu", arguments: try await Subject.all)
  func damagedState(subject: Subject) {
    let fixture = AppFixture(savedState: Self.byName)
    fixture.savedState.damage()
    fixture.launch(subject)
    #expect(fixture.stack == ["menu"])
    #expect(fixture.savedState.setAside == [Self.byName])
    let error = fixture.logger.entries.first { $0.level == .error }
    #expect(error?.message.hasPrefix("Where the user was is not known: ") == true)
  }

  @Test("Without a session it starts with the sign-in screen", arguments: try await Subject.all)
  func withoutSession(subject: Subject) throws {
    let fixture = launch(subject, user: nil, savedState: Self.byName)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.app.isShown("signIn.error"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "A–Z")
    #expect(fixture.transitions == ["transition: signIn", "transition: quarters"])
  }

  @Test("With a session it restores the navigation state", arguments: try await Subject.all)
  func withSession(subject: Subject) {
    let fixture = launch(subject, savedState: Self.byName)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "A–Z")
    #expect(fixture.quarters.requests.count == 1)
    #expect(fixture.transitions == ["transition: quarters"])
  }

  @Test("With a session and no saved state it starts at the menu", arguments: try await Subject.all)
  func menu(subject: Subject) {
    #expect(launch(subject).stack == ["menu"])
  }

  // MARK: - Cancelled back navigation

  @Test("A cancelled back navigation leaves the stack as it was", arguments: try await Subject.all)
  func letGo(subject: Subject) throws {
    let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    let state = SavedState(screens: [allPlaces, .place(id: "aljube"), .place(id: "fado")])
    let fixture = AppFixture(savedState: state)
    fixture.launch(subject)
    try fixture.place.requests[0].answer(.success(.fado))
    let before = fixture.app.snapshot
    try fixture.app.perform(.swipeBackAndLetGo)
    #expect(fixture.app.snapshot == before)
    #expect(fixture.place.ids == ["fado", "aljube"])
    #expect(fixture.savedState.value == state)
    #expect(fixture.transitions == ["transition: place"])
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.places.requests[1].answer(.success(.second))
    #expect(fixture.app.snapshot.stack.map(\.title) == ["Lisbon", "Places", "", "Fado", "MAAT"])
    #expect(fixture.app.takenFaults.isEmpty)
  }

  @Test("A screen that a cancelled back navigation loads isn't loaded again", arguments: try await Subject.all)
  func letGoLoadsOnce(subject: Subject) throws {
    let fixture = launch(subject, savedState: SavedState(screens: [.reference, .article(id: "trams")]))
    try fixture.app.perform(.swipeBackAndLetGo)
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.requests.count == 1)
    try fixture.app.perform(.goBack)
    #expect(fixture.articles.requests.map(\.isCancelled) == [false])
  }

  @Test(
    "A load that a cancelled back navigation starts goes on under the next screen", arguments: try await Subject.all)
  func letGoThenOn(subject: Subject) throws {
    let fixture = launch(subject, savedState: SavedState(screens: [.place(id: "aljube"), .place(id: "fado")]))
    try fixture.app.perform(.swipeBackAndLetGo)
    try fixture.place.requests[0].answer(.success(.fado))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[0].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(fixture.stack == ["menu", "place", "place", "place"])
    try fixture.place.requests[1].answer(.success(.aljube))
    for _ in 0..<2 { try fixture.app.perform(.goBack) }
    #expect(fixture.app.snapshot.screen.title == "Aljube")
    #expect(fixture.place.ids == ["fado", "aljube"])
  }

  // MARK: - The end of a session

  @Test(
    "An expired session saves the navigation state, and asks the user to sign in again",
    arguments: try await Subject.all)
  func expiry(subject: Subject) throws {
    let fixture = launch(subject)
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.byName)
    #expect(fixture.stack == ["signIn"])
    #expect(fixture.app.text("signIn.error") == "Your session has expired. Sign in again.")
    #expect(fixture.transitions.last == "transition: signIn")
  }

  @Test("Signing in again brings back the screens that were open", arguments: try await Subject.all)
  func signInAgain(subject: Subject) throws {
    let fixture = launch(subject)
    try fixture.openQuarters()
    try fixture.app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "A–Z")
  }

  @Test("Expiry closes an alert", arguments: try await Subject.all)
  func expiryClosesAlert(subject: Subject) {
    let fixture = launch(subject)
    fixture.open("guide://nowhere")
    #expect(fixture.app.snapshot.alert != nil)
    fixture.session.expire()
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("Signing out discards the navigation state", arguments: try await Subject.all)
  func signOut(subject: Subject) throws {
    let fixture = launch(subject, savedState: Self.byName)
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.tap(id: "menu.signOut"))
    #expect(fixture.savedState.value == nil)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.app.isShown("signIn.error"))
    #expect(fixture.app.text("signIn.username") == "")
    #expect(fixture.transitions.last == "transition: signIn")
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
  }

  @Test("The menu greets the next user by name", arguments: try await Subject.all)
  func anotherUser(subject: Subject) throws {
    let fixture = launch(subject)
    try fixture.app.perform(.tap(id: "menu.signOut"))
    try fixture.signIn(as: User(username: "ana", displayName: "Ana"))
    #expect(fixture.app.text("menu.greeting") == "Hello, Ana")
  }

  // MARK: - System events

  @Test("A memory warning empties the image cache", arguments: try await Subject.all)
  func memoryWarning(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.launch(subject)
    try fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.dependencies.images.store(ImageData(name: "cover"))
    fixture.receive(.memoryWarning)
    #expect(fixture.dependencies.images.count == 0)
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("System events are logged", arguments: try await Subject.all)
  func systemEvents(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.launch(subject)
    for event in SystemEvent.allCases { fixture.receive(event) }
    #expect(
      fixture.logger.entries.suffix(4) == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
      ])
  }
}
