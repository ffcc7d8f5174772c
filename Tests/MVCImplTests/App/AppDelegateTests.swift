import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

struct AppDelegateTests {
  private static let byName = SavedState(screens: [.quarters(order: .name)])
  private static let byPriority = SavedState(screens: [.quarters(order: .priority)])
  private static let refusal = Snapshot.Alert(title: "This link can't be opened.", buttons: ["OK"])

  private func launch(user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch()
    return fixture
  }

  // MARK: - Launch

  @Test("A saved state that can't be read is set aside and reported, and the app starts at the menu")
  func damagedState() {
    let fixture = AppFixture(savedState: Self.byName)
    fixture.savedState.damage()
    fixture.launch()
    #expect(fixture.stack == ["menu"])
    #expect(fixture.savedState.setAside == [Self.byName])
    #expect(fixture.logger.entries.contains { $0.level == .error })
  }

  @Test("Without a session it shows sign-in, and after it where the user was")
  func withoutSession() throws {
    let fixture = launch(user: nil, savedState: Self.byName)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "A–Z")
    #expect(fixture.transitions == ["transition: signIn", "transition: quarters"])
  }

  @Test("With a session it shows where the user was, and the list loads afresh")
  func withSession() {
    let fixture = launch(savedState: Self.byName)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "A–Z")
    #expect(fixture.quarters.requests.count == 1)
    #expect(fixture.transitions == ["transition: quarters"])
  }

  @Test("With a session and nothing saved it shows the menu")
  func menu() {
    #expect(launch().stack == ["menu"])
  }

  // MARK: - The end of a session

  @Test("Expiry saves where the user is, leads to sign-in with its message, and back afterwards")
  func expiry() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.session.expire()
    #expect(fixture.savedState.value == Self.byName)
    #expect(fixture.stack == ["signIn"])
    #expect(fixture.window.text("signIn.error") == "Your session has expired. Sign in again.")
    #expect(fixture.transitions.last == "transition: signIn")
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "A–Z")
  }

  @Test("Expiry closes an alert")
  func expiryClosesAlert() {
    let fixture = launch()
    fixture.delegate?.application(open: "guide://nowhere")
    #expect(fixture.window.snapshot.alert == Self.refusal)
    fixture.session.expire()
    #expect(fixture.window.snapshot.alert == nil)
    #expect(fixture.stack == ["signIn"])
  }

  @Test("Signing out forgets where the user was and shows empty fields and no error")
  func signOut() throws {
    let fixture = launch(savedState: Self.byName)
    try fixture.window.perform(.goBack)
    try fixture.window.perform(.tap(id: "menu.signOut"))
    #expect(fixture.savedState.value == nil)
    #expect(fixture.stack == ["signIn"])
    #expect(!fixture.window.isShown("signIn.error"))
    #expect(fixture.window.text("signIn.username") == "")
    #expect(fixture.transitions.last == "transition: signIn")
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
  }

  @Test("Who signs in next is greeted by name")
  func anotherUser() throws {
    let fixture = launch()
    try fixture.window.perform(.tap(id: "menu.signOut"))
    try fixture.signIn(as: User(username: "ana", displayName: "Ana"))
    #expect(fixture.window.text("menu.greeting") == "Hello, Ana")
  }

  // MARK: - Where the user is

  @Test("An order chosen since the last transition is lost when the app is killed")
  func orderLost() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.kill()
    fixture.launch()
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "Priority")
  }

  @Test("In the background it is saved, and is there after a relaunch")
  func background() throws {
    let fixture = launch()
    try fixture.openQuarters()
    try fixture.window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    fixture.delegate?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.byName)
    fixture.kill()
    fixture.launch()
    #expect(fixture.window.text("quarters.order") == "A–Z")
  }

  @Test("While nobody is signed in nothing is saved in the background, even while something holds the old screens")
  func backgroundSignedOut() {
    let fixture = launch()
    let oldScreens = fixture.window.rootViewController
    fixture.session.signOut()
    fixture.delegate?.applicationDidEnterBackground()
    #expect(oldScreens != nil && fixture.savedState.value == nil)
    withExtendedLifetime(oldScreens) {}
  }

  @Test("After expiry the background leaves what was saved as it is")
  func backgroundExpired() {
    let fixture = launch(savedState: Self.byName)
    fixture.session.expire()
    fixture.delegate?.applicationDidEnterBackground()
    #expect(fixture.savedState.value == Self.byName)
  }

  @Test("Each transition is logged and saves where the user is")
  func transitions() throws {
    let fixture = launch()
    #expect(fixture.savedState.value == SavedState())
    try fixture.openQuarters()
    #expect(fixture.savedState.value == Self.byPriority)
    try fixture.window.perform(.goBack)
    #expect(fixture.savedState.value == SavedState())
    #expect(fixture.transitions == ["transition: menu", "transition: quarters", "transition: menu"])
    #expect(fixture.logger.entries.allSatisfy { $0.level == .info })
  }

  // MARK: - Links

  @Test(
    "A link to a screen that doesn't exist is refused and changes nothing else",
    arguments: [
      "guide://places/maat/notes", "guide://nowhere", "https://example.org", "",
    ], [User.mark, nil])
  func refusal(link: String, user: User?) throws {
    let fixture = launch(user: user, savedState: Self.byName)
    var expected = fixture.window.snapshot
    fixture.delegate?.application(open: link)
    expected.alert = Self.refusal
    #expect(fixture.window.snapshot == expected)
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.window.snapshot.alert == nil)
    #expect(fixture.savedState.value == Self.byName)
  }

  @Test("A refused link doesn't take the place of one that waits")
  func refusalKeepsPendingLink() throws {
    let fixture = launch(user: nil)
    fixture.delegate?.application(open: "guide://quarters")
    fixture.delegate?.application(open: "guide://nowhere")
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A link waits for sign-in, goes before where the user was, and is followed once")
  func pendingLink() throws {
    let fixture = launch(user: nil, savedState: Self.byName)
    fixture.delegate?.application(open: "guide://quarters")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "Priority")
    try fixture.window.perform(.goBack)
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
  }

  @Test("A link makes the screen anew that is open already, saves it and closes an alert")
  func linkReplaces() {
    let fixture = launch(savedState: Self.byName)
    fixture.delegate?.application(open: "guide://nowhere")
    fixture.delegate?.application(open: "guide://quarters")
    #expect(fixture.window.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.window.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.map(\.isCancelled) == [true, false])
    #expect(fixture.savedState.value == Self.byPriority)
    #expect(fixture.transitions == ["transition: quarters", "transition: quarters"])
  }

  @Test("A link is followed at once by who is signed in")
  func link() {
    let fixture = launch()
    fixture.delegate?.application(open: "guide://quarters")
    #expect(fixture.stack == ["menu", "quarters"])
  }

  // MARK: - System events

  @Test("A memory warning empties the image cache before the menu asks for the cover again")
  func memoryWarning() throws {
    let fixture = AppFixture()
    let app = Application(delegate: AppDelegate(dependencies: fixture.dependencies))
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    fixture.dependencies.images.store(ImageData(name: "cover"))
    try app.perform(.receive(.memoryWarning))
    #expect(fixture.dependencies.images.count == 0)
    #expect(fixture.cover.requests.count == 2)
  }

  @Test("System events are logged")
  func systemEvents() throws {
    let fixture = AppFixture()
    let app = Application(delegate: AppDelegate(dependencies: fixture.dependencies))
    for event in SystemEvent.allCases { try app.perform(.receive(event)) }
    #expect(
      fixture.logger.entries.suffix(4) == [
        LogEntry(level: .debug, message: "will resign active"),
        LogEntry(level: .debug, message: "did enter background"),
        LogEntry(level: .debug, message: "will enter foreground"),
        LogEntry(level: .warning, message: "memory warning"),
      ])
  }
}
