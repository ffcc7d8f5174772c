import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

/// Weak references to all that a flow was made of are nil once the flow is over.
struct LifetimeTests {
  private static let app: Set = ["AppDelegate", "AppCoordinator"]
  private static let signIn: Set = ["SignInCoordinator", "SignInViewController", "SignInViewModel", "Observable"]
  private static let menu: Set = ["GuideCoordinator", "MenuViewController", "MenuViewModel"]
  private static let quarters: Set = ["QuartersCoordinator", "QuartersViewController", "QuartersViewModel"]

  private func launch(_ fixture: AppFixture) -> AppDelegate {
    let delegate = AppDelegate(dependencies: fixture.dependencies)
    delegate.applicationDidFinishLaunching(in: fixture.window)
    return delegate
  }

  @Test("Back leaves nothing of the screen behind, loading or loaded", arguments: [false, true])
  func back(isLoaded: Bool) throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    let before = ModuleObjects(reachableFrom: delegate)
    try fixture.openQuarters()
    let during = ModuleObjects(reachableFrom: delegate)
    if isLoaded { fixture.quarters.requests[0].answer(.success(.unsorted)) }
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Self.quarters))
    #expect(during.alive.isDisjoint(with: Self.quarters))
    #expect(before.alive == before.types)
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openQuarters()
    let during = ModuleObjects(reachableFrom: delegate)
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    fixture.quarters.requests[1].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Self.quarters))
  }

  @Test("A link leaves nothing of the screens behind that it replaces")
  func link() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openQuarters()
    let replaced = ModuleObjects(reachableFrom: delegate)
    delegate.application(open: "guide://quarters")
    #expect(replaced.types == Self.app.union(Self.menu).union(Self.quarters).union(["Observable"]))
    #expect(replaced.alive == Self.app.union(["GuideCoordinator"]))
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test("Signing out leaves nothing of the guide behind")
  func signOut() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    let guide = ModuleObjects(reachableFrom: delegate)
    try fixture.window.perform(.tap(id: "menu.signOut"))
    #expect(guide.types.isSuperset(of: Self.menu))
    #expect(guide.alive == Self.app)
    #expect(fixture.cover.requests[0].isCancelled)
  }

  @Test("Expiry leaves nothing of the guide behind, and its requests are cancelled")
  func expiry() throws {
    let fixture = AppFixture()
    let delegate = launch(fixture)
    try fixture.openQuarters()
    let guide = ModuleObjects(reachableFrom: delegate)
    fixture.session.expire()
    #expect(guide.types.isSuperset(of: Self.menu.union(Self.quarters)))
    #expect(guide.alive == Self.app)
    #expect(fixture.quarters.requests[0].isCancelled)
  }

  @Test("Success leaves nothing of signing in behind")
  func success() throws {
    let fixture = AppFixture(user: nil)
    let delegate = launch(fixture)
    let signIn = ModuleObjects(reachableFrom: delegate)
    try fixture.signIn(as: .mark)
    #expect(signIn.types == Self.app.union(Self.signIn))
    #expect(signIn.alive == Self.app)
    #expect(fixture.stack == ["menu"])
  }

  @Test("The end of the process leaves nothing behind", arguments: [User.mark, nil])
  func kill(user: User?) throws {
    let fixture = AppFixture(user: user, savedState: SavedState(screens: [.quarters(order: .priority)]))
    var delegate: AppDelegate? = launch(fixture)
    let all = ModuleObjects(reachableFrom: delegate as Any)
    delegate = nil
    fixture.window.rootViewController = nil
    #expect(delegate == nil && all.types.count > 5)
    #expect(all.alive.isEmpty)
  }
}
