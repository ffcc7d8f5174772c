import HeadlessUI
import SharedModel
import Testing

/// One alert is shown at a time: what would show another one meanwhile says nothing.
struct OneAlertTests {
  private static let refusal = Snapshot.Alert(title: "This link can't be opened.", buttons: ["OK"])

  private let fixture = AppFixture()

  /// Shows an alert, has something fail under it, and closes it: that is all that is said.
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

  @Test("A refresh that fails under another alert says nothing, and keeps the rows")
  func refresh() throws {
    fixture.launch()
    try fixture.openQuarters()
    fixture.quarters.requests[0].answer(.success(.unsorted))
    try fixture.app.perform(.pullToRefresh(id: "quarters.list"))
    try expectSilence { fixture.quarters.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("quarters.list").count == 3)
    try fixture.app.perform(.goBack)
    try fixture.openPlaces()
    fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.pullToRefresh(id: "places.list"))
    try expectSilence { fixture.places.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("places.list").count == 2)
    try fixture.app.perform(.goBack)
    try fixture.openReferenceBook()
    fixture.articles.requests[0].answer(.success(.book))
    try fixture.app.perform(.pullToRefresh(id: "reference.list"))
    try expectSilence { fixture.articles.requests[1].answer(.failure(.offline)) }
    #expect(fixture.app.rows("reference.list").count == 3)
  }

  @Test("An article that fails under another alert stays empty")
  func article() throws {
    fixture.launch()
    fixture.open("guide://reference/trams")
    try expectSilence { fixture.articles.articleRequests[0].answer(.failure(.offline)) }
    #expect(fixture.stack == ["menu", "reference", "article"])
    #expect(!fixture.app.isShown("article.body"))
  }

  @Test("A note that is not saved under another alert stays as it was", arguments: [ServiceError.offline, .notFound])
  func note(failure: ServiceError) throws {
    fixture.launch()
    try fixture.openFirstPlace()
    try fixture.openNote()
    try fixture.app.perform(.type(text: "Grave", id: "note.text"))
    try fixture.app.perform(.tap(id: "note.save"))
    try expectSilence { fixture.note.requests[0].answer(.failure(failure)) }
    #expect(fixture.app.text("note.text") == "Grave")
    #expect(fixture.app.isEnabled("note.save"))
  }

  @Test("A second link that can't be opened says nothing more")
  func link() throws {
    fixture.launch()
    try expectSilence { fixture.open("guide://elsewhere") }
  }
}
