import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct ArticleTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var service: ArticlesServiceDouble { fixture.articles }

  /// Shows an article that has to be loaded, above the book.
  private func show(_ subject: Subject) {
    fixture.launch(subject)
    fixture.open("guide://reference/trams")
  }

  // MARK: - Loaded

  @Test(
    "A failed load shows an alert, and OK goes back",
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ]))
  func fails(subject: Subject, failure: ServiceError, text: String) throws {
    show(subject)
    try service.articleRequests[0].answer(.failure(failure))
    #expect(app.snapshot.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    #expect(app.snapshot.stack.map(\.name) == ["menu", "reference", "article"])
    #expect(app.snapshot.screen.elements.isEmpty)
    try app.perform(.tapInAlert(title: "OK"))
    #expect(app.snapshot.alert == nil)
    #expect(app.snapshot.stack.map(\.name) == ["menu", "reference"])
    #expect(service.articleRequests.count == 1)
  }

  @Test("It loads when it first appears, and only then", arguments: try await Subject.all)
  func asksOnce(subject: Subject) throws {
    show(subject)
    try service.articleRequests[0].answer(.success(.trams))
    try app.perform(.swipeBackAndLetGo)
    #expect(service.ids == ["trams"])
  }

  @Test("Otherwise it loads, and shows nothing until the reply", arguments: try await Subject.all)
  func loaded(subject: Subject) throws {
    show(subject)
    #expect(app.snapshot.screen == Snapshot.Screen(name: "article", title: "", elements: []))
    #expect(service.ids == ["trams"])
    try service.articleRequests[0].answer(.success(.trams))
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
    #expect(app.snapshot.alert == nil)
  }

  // MARK: - Given

  @Test("Opened from the list it is shown at once, without a request", arguments: try await Subject.all)
  func given(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    try service.requests[0].answer(.success(.book))
    try app.perform(.selectRowTitled(title: "Trams", id: "reference.list"))
    #expect(service.ids.isEmpty)
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
  }

  @Test("A refresh of the book doesn't change it", arguments: try await Subject.all)
  func refreshedBelow(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    try service.requests[0].answer(.success(.book))
    try app.perform(.pullToRefresh(id: "reference.list"))
    try app.perform(.selectRowTitled(title: "Trams", id: "reference.list"))
    let before = app.snapshot
    let changed = Article(id: "trams", title: "Buses", category: "Getting around", body: "No rails.")
    try service.requests[1].answer(.success([changed]))
    #expect(app.snapshot == before)
    try app.perform(.goBack)
    #expect(app.rows("reference.list").map(\.title) == ["Buses"])
  }

  // MARK: - Restoration

  @Test("It is part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    try service.requests[0].answer(.success(.book))
    try fixture.app.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(fixture.savedState.value?.screens == [.reference, .article(id: "hills")])
    fixture.open("guide://reference/trams")
    #expect(fixture.savedState.value?.screens == [.reference, .article(id: "trams")])
  }
}
