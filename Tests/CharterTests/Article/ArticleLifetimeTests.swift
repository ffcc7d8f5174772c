import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Closing the screen releases its objects.
struct ArticleLifetimeTests {
  private let fixture = AppFixture()

  /// Opens an article that loads. Returns the objects of its screen and of the screens that the link created below it.
  private func objects(_ subject: Subject) -> ModuleObjects {
    fixture.launch(subject)
    let before = fixture.objects
    fixture.open("guide://reference/trams")
    let article = fixture.objects.without(before)
    #expect(!article.alive.isEmpty)
    return article
  }

  private func expectNothingComes() throws {
    #expect(try fixture.articles.articleRequests[0].isCancelled)
    let snapshot = fixture.app.snapshot
    try fixture.articles.articleRequests[0].answer(.failure(.offline))
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: try await Subject.all)
  func back(subject: Subject) throws {
    let objects = objects(subject)
    try fixture.app.perform(.goBack)
    #expect(fixture.stack == ["menu", "reference"])
    try expectNothingComes()
    #expect(objects.without(fixture.objects).alive == [])
  }

  @Test("Back from an article given by the list leaves the list as it was", arguments: try await Subject.all)
  func backFromGiven(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    try fixture.articles.requests[0].answer(.success(.book))
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

  @Test("OK in its alert releases the screen and the alert", arguments: try await Subject.all)
  func alert(subject: Subject) throws {
    let loading = objects(subject)
    let before = fixture.objects
    try fixture.articles.articleRequests[0].answer(.failure(.notFound))
    let alert = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(alert.alive == [])
    #expect(fixture.stack == ["menu", "reference"])
    #expect(loading.without(fixture.objects).alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all, Departure.allCases)
  func departure(subject: Subject, departure: Departure) throws {
    let objects = objects(subject)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    try expectNothingComes()
  }

  @Test(
    "An expired session, a sign-out or a link releases its alert as well", arguments: try await Subject.all,
    Departure.allCases)
  func departureUnderAlert(subject: Subject, departure: Departure) throws {
    let loading = objects(subject)
    let before = fixture.objects
    try fixture.articles.articleRequests[0].answer(.failure(.offline))
    let alert = fixture.objects.without(before)
    fixture.leave(by: departure)
    #expect(fixture.app.snapshot.alert == nil)
    #expect(loading.alive + alert.alive == [])
  }

  @Test("A link to another article replaces the screen, and cancels its request", arguments: try await Subject.all)
  func otherArticle(subject: Subject) throws {
    let objects = objects(subject)
    fixture.open("guide://reference/hills")
    #expect(objects.alive == [])
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(fixture.articles.ids == ["trams", "hills"])
    #expect(try !fixture.articles.articleRequests[1].isCancelled)
    try expectNothingComes()
  }
}
