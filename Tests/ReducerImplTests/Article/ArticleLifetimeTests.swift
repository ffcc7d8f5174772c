import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that an article's screen was made of are nil once it is gone.
struct ArticleLifetimeTests {
  private let fixture = AppFixture()

  /// Opens an article that loads; returns all that there is then.
  private func objects() -> ModuleObjects {
    fixture.launch()
    fixture.open("guide://reference/trams")
    let objects = fixture.objects
    #expect(objects.types.isSuperset(of: .article))
    return objects
  }

  private func expectNothingComes() {
    #expect(fixture.articles.articleRequests[0].isCancelled)
    let snapshot = fixture.window.snapshot
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request")
  func back() throws {
    let objects = objects()
    try fixture.window.perform(.goBack)
    #expect(objects.alive.isDisjoint(with: .article))
    #expect(fixture.stack == ["menu", "reference"])
    expectNothingComes()
  }

  @Test("Back from an article that the list had leaves the list as it was")
  func backFromGiven() throws {
    fixture.launch()
    try fixture.openReferenceBook()
    fixture.articles.requests[0].answer(.success(.book))
    let list = fixture.window.snapshot
    try fixture.window.perform(.selectRow(number: 2, id: "reference.list"))
    let objects = fixture.objects
    try fixture.window.perform(.goBack)
    #expect(objects.alive.isDisjoint(with: .article))
    #expect(fixture.window.snapshot == list)
    #expect(fixture.articles.requests.count == 1)
  }

  @Test("OK in its alert leaves nothing of both")
  func alert() throws {
    let loading = objects()
    fixture.articles.articleRequests[0].answer(.failure(.notFound))
    let alert = fixture.objects
    #expect(alert.types.isSuperset(of: Set.all(.article, .alert)))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(loading.alive.union(alert.alive).isDisjoint(with: Set.all(.article, .alert)))
    #expect(fixture.stack == ["menu", "reference"])
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) {
    let objects = objects()
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
    #expect(fixture.stack == departure.stack)
    expectNothingComes()
  }

  @Test("While its alert is shown, they release both", arguments: Departure.allCases)
  func departureUnderAlert(departure: Departure) {
    let loading = objects()
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    let alert = fixture.objects
    fixture.leave(by: departure)
    #expect(fixture.window.snapshot.alert == nil)
    #expect(loading.alive.union(alert.alive) == departure.survivors)
  }

  @Test("A link to another article takes its place")
  func otherArticle() {
    let objects = objects()
    fixture.open("guide://reference/hills")
    #expect(objects.alive == Departure.link.survivors)
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.ids == ["trams", "hills"])
    #expect(!fixture.articles.articleRequests[1].isCancelled)
    expectNothingComes()
  }
}
