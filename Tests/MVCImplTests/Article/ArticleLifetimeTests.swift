import HeadlessUI
import SharedModel
import Testing

@testable import MVCImpl

/// Weak references to all that an article's screen was made of are nil once it is gone.
struct ArticleLifetimeTests {
  private static let article: Set = ["ArticleViewController", "ArticleLayout"]

  private let fixture = AppFixture()

  /// Opens an article that loads.
  private func objectsOfLink() -> ModuleObjects {
    fixture.launch()
    fixture.delegate?.application(open: "guide://reference/trams")
    return objects()
  }

  private func objects() -> ModuleObjects {
    let objects = ModuleObjects(reachableFrom: fixture.delegate as Any, fixture.window)
    #expect(objects.types.isSuperset(of: Self.article))
    return objects
  }

  private func expectNothingComes() {
    #expect(fixture.articles.articleRequests[0].isCancelled)
    let snapshot = fixture.window.snapshot
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back while it loads: the book below it loads then, and no alert is shown")
  func back() throws {
    let objects = objectsOfLink()
    #expect(fixture.articles.requests.isEmpty)
    try fixture.window.perform(.goBack)
    #expect(objects.alive.isDisjoint(with: Self.article))
    #expect(fixture.stack == ["menu", "reference"])
    #expect(fixture.articles.requests.count == 1)
    expectNothingComes()
  }

  @Test("Another link while it loads: the other article takes its place")
  func link() {
    let objects = objectsOfLink()
    fixture.delegate?.application(open: "guide://reference/hills")
    #expect(objects.alive == ["AppDelegate", "NavigationController"])
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.ids == ["trams", "hills"])
    #expect(!fixture.articles.articleRequests[1].isCancelled)
    expectNothingComes()
  }

  @Test("Another link while its alert is shown: both are gone")
  func linkOverAlert() {
    let loading = objectsOfLink()
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    let alert = objects()
    #expect(alert.types.contains("AlertController"))
    fixture.delegate?.application(open: "guide://quarters")
    #expect(fixture.window.snapshot.alert == nil)
    #expect(loading.alive.union(alert.alive) == ["AppDelegate", "NavigationController"])
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("OK in its alert")
  func alert() throws {
    let loading = objectsOfLink()
    fixture.articles.articleRequests[0].answer(.failure(.notFound))
    let alert = objects()
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(loading.alive.union(alert.alive).isDisjoint(with: Self.article.union(["AlertController"])))
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("Expiry while it loads, and it comes back after signing in")
  func expiry() throws {
    let objects = objectsOfLink()
    fixture.session.expire()
    #expect(objects.alive == ["AppDelegate"])
    expectNothingComes()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.ids == ["trams", "trams"])
  }

  @Test("The end of the session at the user's wish, and of the process", arguments: [false, true])
  func end(isKilled: Bool) {
    let objects = objectsOfLink()
    if isKilled { fixture.kill() } else { fixture.session.signOut() }
    #expect(objects.alive == (isKilled ? [] : ["AppDelegate"]))
    expectNothingComes()
  }

  @Test("Back from an article that the list had: the list is as it was")
  func backFromGiven() throws {
    fixture.launch()
    try fixture.openReferenceBook()
    fixture.articles.requests[0].answer(.success(.book))
    let list = fixture.window.snapshot
    try fixture.window.perform(.selectRow(number: 2, id: "reference.list"))
    let objects = objects()
    try fixture.window.perform(.goBack)
    #expect(objects.alive.isDisjoint(with: Self.article))
    #expect(fixture.window.snapshot == list)
    #expect(fixture.articles.requests.count == 1)
  }
}
