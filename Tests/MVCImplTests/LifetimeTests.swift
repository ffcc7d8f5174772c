import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that a screen was made of are nil once the screen is gone for good.
struct LifetimeTests {
  private static let app: Set = ["AppDelegate"]
  private static let signIn: Set = ["SignInViewController", "SignInLayout"]
  private static let menu: Set = ["NavigationController", "MenuViewController", "MenuDataSource", "MenuLayout"]
  private static let quarters: Set = ["QuartersViewController", "QuartersDataSource", "QuartersLayout"]

  private func launch(user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch()
    return fixture
  }

  private func objects(of fixture: AppFixture) -> ModuleObjects {
    ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
  }

  // MARK: - Back

  @Test("Back while the quarters load releases them and cancels the request; a late reply changes nothing")
  func backWhileLoading() throws {
    let fixture = launch()
    let before = objects(of: fixture)
    try fixture.openQuarters()
    let during = objects(of: fixture)
    #expect(during.types == Self.app.union(Self.menu).union(Self.quarters))
    try fixture.window.perform(.goBack)
    #expect(fixture.quarters.requests[0].isCancelled)
    #expect(during.alive == Self.app.union(Self.menu))
    #expect(before.alive == before.types)
    let menu = fixture.window.snapshot
    fixture.quarters.requests[0].answer(.failure(.offline))
    #expect(fixture.window.snapshot == menu)
  }

  @Test("Back while the quarters refresh does the same: a late failure shows no alert")
  func backWhileRefreshing() throws {
    let fixture = launch()
    try fixture.openQuarters()
    let during = objects(of: fixture)
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    try fixture.window.perform(.goBack)
    #expect(fixture.quarters.requests[1].isCancelled)
    #expect(during.alive == Self.app.union(Self.menu))
    fixture.quarters.requests[1].answer(.failure(.offline))
    #expect(fixture.window.snapshot.alert == nil)
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    let fixture = launch()
    try fixture.openQuarters()
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    fixture.quarters.requests[1].answer(.failure(.offline))
    let during = objects(of: fixture)
    #expect(during.types.isSuperset(of: Self.quarters.union(["AlertController"])))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(during.alive == Self.app.union(Self.menu))
  }

  // MARK: - Replaced

  @Test("A link leaves nothing of the screens behind that it replaces, and cancels their requests")
  func link() throws {
    let fixture = launch()
    try fixture.openQuarters()
    let replaced = objects(of: fixture)
    fixture.delegate?.application(open: "guide://quarters")
    #expect(replaced.types == Self.app.union(Self.menu).union(Self.quarters))
    #expect(replaced.alive == Self.app.union(["NavigationController"]))
    #expect(fixture.cover.requests[0].isCancelled)
    #expect(fixture.quarters.requests.map(\.isCancelled) == [true, false])
  }

  @Test("Signing out leaves nothing of the guide behind; a late cover and a new favourite change nothing")
  func signOut() throws {
    let fixture = launch()
    let guide = objects(of: fixture)
    #expect(guide.types == Self.app.union(Self.menu))
    try fixture.window.perform(.tap(id: "menu.signOut"))
    #expect(guide.alive == Self.app)
    #expect(fixture.cover.requests[0].isCancelled)
    let signIn = fixture.window.snapshot
    fixture.cover.requests[0].answer(.success(ImageData(name: "cover")))
    try fixture.favourites.set(true, id: "maat")
    #expect(fixture.window.snapshot == signIn)
  }

  @Test("Expiry leaves nothing of the guide or of an alert behind, and cancels the requests")
  func expiry() throws {
    let fixture = launch()
    try fixture.openQuarters()
    fixture.delegate?.application(open: "guide://nowhere")
    let guide = objects(of: fixture)
    #expect(guide.types == Self.app.union(Self.menu).union(Self.quarters).union(["AlertController"]))
    fixture.session.expire()
    #expect(guide.alive == Self.app)
    #expect(fixture.cover.requests[0].isCancelled)
    #expect(fixture.quarters.requests[0].isCancelled)
    let signIn = fixture.window.snapshot
    fixture.quarters.requests[0].answer(.failure(.offline))
    #expect(fixture.window.snapshot == signIn)
  }

  @Test("Success leaves nothing of signing in behind")
  func success() throws {
    let fixture = launch(user: nil)
    let signIn = objects(of: fixture)
    #expect(signIn.types == Self.app.union(Self.signIn))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
    #expect(signIn.alive == Self.app)
  }

  @Test("The end of the process leaves nothing behind and cancels what it had asked for", arguments: [User.mark, nil])
  func kill(user: User?) throws {
    let fixture = launch(user: user, savedState: SavedState(screens: [.quarters(order: .priority)]))
    if user == nil { try fixture.submitCredentials() }
    let all = objects(of: fixture)
    #expect(all.types == Self.app.union(user == nil ? Self.signIn : Self.menu.union(Self.quarters)))
    fixture.kill()
    #expect(all.alive.isEmpty)
    #expect(fixture.signIn.requests.map(\.isCancelled) == (user == nil ? [true] : []))
    #expect(fixture.quarters.requests.map(\.isCancelled) == (user == nil ? [] : [true]))
  }
}
