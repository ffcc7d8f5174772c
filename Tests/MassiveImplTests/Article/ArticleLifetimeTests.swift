import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that an article's screen was made of are nil once it is gone.
struct ArticleLifetimeTests {
  private let fixture = AppFixture()

  /// Opens an article that loads; returns all that came with it, and the screens that the link made below it.
  private func objects() -> ModuleObjects {
    fixture.launch()
    let before = fixture.objects
    fixture.open("guide://reference/trams")
    let article = fixture.objects.without(before)
    #expect(!article.alive.isEmpty)
    return article
  }

  private func expectNothingComes() {
    #expect(fixture.articles.articleRequests[0].isCancelled)
    let snapshot = fixture.app.snapshot
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request")
  func back() throws {
    let objects = objects()
    try fixture.app.perform(.goBack)
    #expect(fixture.stack == ["menu", "reference"])
    expectNothingComes()
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test("Back from an article that the list had leaves the list as it was")
  func backFromGiven() throws {
    fixture.launch()
    try fixture.openReferenceBook()
    fixture.articles.requests[0].answer(.success(.book))
    let list = fixture.app.snapshot
    let before = fixture.objects
    try fixture.app.perform(.selectRow(number: 2, id: "reference.list"))
    let article = fixture.objects.without(before)
    #expect(!article.alive.isEmpty)
    try fixture.app.perform(.goBack)
    #expect(article.alive == [])
    #expect(fixture.app.snapshot == list)
    #expect(fixture.articles.requests.count == 1)
  }

  @Test("OK in its alert leaves nothing of both")
  func alert() throws {
    let loading = objects()
    let before = fixture.objects
    fixture.articles.articleRequests[0].answer(.failure(.notFound))
    let alert = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(alert.alive == [])
    #expect(fixture.stack == ["menu", "reference"])
    #expect(loading.without(fixture.objects).alive == [])
  }

  @Test("An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases)
  func departure(departure: Departure) {
    let objects = objects()
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    expectNothingComes()
  }

  @Test("While its alert is shown, they release both", arguments: Departure.allCases)
  func departureUnderAlert(departure: Departure) {
    let loading = objects()
    let before = fixture.objects
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    let alert = fixture.objects.without(before)
    fixture.leave(by: departure)
    #expect(fixture.app.snapshot.alert == nil)
    #expect(loading.alive + alert.alive == [])
  }

  @Test("A link to another article takes its place")
  func otherArticle() {
    let objects = objects()
    fixture.open("guide://reference/hills")
    #expect(objects.alive == [])
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.ids == ["trams", "hills"])
    #expect(!fixture.articles.articleRequests[1].isCancelled)
    expectNothingComes()
  }
}
