import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that the reference book was made of are nil once it is gone, while it loads or refreshes.
struct ReferenceLifetimeTests {
  private static let app: Set = ["AppDelegate"]
  private static let menu: Set = ["NavigationController", "MenuViewController", "MenuDataSource", "MenuLayout"]
  private static let reference: Set = ["ReferenceViewController", "ReferenceDataSource", "ReferenceLayout"]

  private let fixture = AppFixture()

  private func objects(isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openReferenceBook()
    if isRefreshing {
      fixture.articles.requests[0].answer(.success(.book))
      try fixture.window.perform(.pullToRefresh(id: "reference.list"))
    }
    let objects = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    #expect(objects.types == Self.app.union(Self.menu).union(Self.reference))
    return objects
  }

  private func expectNothingComes() throws {
    let request = try #require(fixture.articles.requests.last)
    #expect(request.isCancelled)
    let snapshot = fixture.window.snapshot
    request.answer(.failure(.offline))
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back", arguments: [false, true])
  func back(isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Self.app.union(Self.menu))
    try expectNothingComes()
  }

  @Test("Expiry", arguments: [false, true])
  func expiry(isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.session.expire()
    #expect(objects.alive == Self.app)
    try expectNothingComes()
  }

  @Test("A link", arguments: [false, true])
  func link(isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.delegate?.application(open: "guide://quarters")
    #expect(objects.alive == Self.app.union(["NavigationController"]))
    try expectNothingComes()
  }

  @Test("The end of the session at the user's wish, and of the process", arguments: [false, true])
  func end(isKilled: Bool) throws {
    let objects = try objects(isRefreshing: true)
    if isKilled { fixture.kill() } else { fixture.session.signOut() }
    #expect(objects.alive == (isKilled ? [] : Self.app))
    try expectNothingComes()
  }
}
