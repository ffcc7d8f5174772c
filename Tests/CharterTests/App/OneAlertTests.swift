import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// One alert is shown at a time; a second one isn't shown, now or later.
struct OneAlertTests {
  private static let refusal = Snapshot.Alert(title: "This link can't be opened.", buttons: ["OK"])

  private let fixture = AppFixture()

  /// Fails under an alert, and checks that no second alert is shown, even after the first is closed.
  private func expectSilence(_ fail: () throws -> Void) throws {
    fixture.open("guide://nowhere")
    try fail()
    #expect(fixture.app.snapshot.alert == Self.refusal)
    let stack = fixture.stack
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.stack == stack)
    #expect(fixture.app.takenFaults == [])
  }

  @Test("A refresh that fails under another alert shows none, and keeps the rows", arguments: try await Subject.all)
  func refresh(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openQuarters()
    try fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.app.perform(.pullToRefresh(id: "quarters.list"))
    try expectSilence { try fixture.quarters.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("quarters.list").count == 3)
    try fixture.app.perform(.goBack)
    try fixture.openPlaces()
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try expectSilence { try fixture.places.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("places.list").count == 2)
    try fixture.app.perform(.goBack)
    try fixture.openReferenceBook()
    try fixture.articles.requests[0].answer(.success(.book))
    try fixture.app.perform(.pullToRefresh(id: "reference.list"))
    try expectSilence { try fixture.articles.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("reference.list").count == 3)
  }

  @Test("An article that fails under another alert stays empty", arguments: try await Subject.all)
  func article(subject: Subject) throws {
    fixture.launch(subject)
    fixture.open("guide://reference/trams")
    try expectSilence { try fixture.articles.articleRequests[0].answer(.failure(.offline)) }
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(!fixture.app.isShown("article.body"))
  }

  @Test(
    "A note that can't be saved under another alert stays as it was",
    arguments: try await Subject.all, [ServiceError.offline, .notFound])
  func note(subject: Subject, failure: ServiceError) throws {
    fixture.launch(subject)
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.app.perform(.type(text: "Grave", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.save"))
    try expectSilence { try fixture.note.requests[0].answer(.failure(failure)) }
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.app.isEnabled("note.save"))
  }

  @Test("A second link that can't be opened shows no second alert", arguments: try await Subject.all)
  func link(subject: Subject) throws {
    fixture.launch(subject)
    try expectSilence { fixture.open("guide://elsewhere") }
  }
}
