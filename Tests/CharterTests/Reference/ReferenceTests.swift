import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct ReferenceTests {
  private static let sections = [
    Element.Section(title: "Getting around", rows: [Element.Row(title: "Trams"), Element.Row(title: "Hills")]),
    Element.Section(title: "Eating", rows: [Element.Row(title: "Coffee")]),
  ]

  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var service: ArticlesServiceDouble { fixture.articles }
  private var titles: [String] { app.rows("reference.list").map(\.title) }
  /// The elements besides the list.
  private var notices: Set<String> {
    Set(app.snapshot.screen.elements.map(\.id)).subtracting(["reference.list"])
  }

  private func show(_ subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
  }

  private func showLoaded(_ subject: Subject) throws {
    try show(subject)
    try service.requests[0].answer(.success(.book))
  }

  private func pull() throws {
    try app.perform(.pullToRefresh(id: "reference.list"))
  }

  // MARK: - First load

  @Test(
    "A failed load offers Retry, which loads again",
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ]))
  func loadFails(subject: Subject, failure: ServiceError, text: String) throws {
    try show(subject)
    try service.requests[0].answer(.failure(failure))
    #expect(app.text("reference.error") == text)
    #expect(app.text("reference.retry") == "Retry")
    #expect(notices == ["reference.error", "reference.retry"])
    #expect(app.snapshot.alert == nil)
    try app.perform(.tap(id: "reference.retry"))
    #expect(service.requests.count == 2)
  }

  @Test("Retry hides the error, and shows the spinner until the reply", arguments: try await Subject.all)
  func retry(subject: Subject) throws {
    try show(subject)
    try service.requests[0].answer(.failure(.offline))
    try app.perform(.tap(id: "reference.retry"))
    #expect(service.requests.count == 2)
    #expect(notices == ["reference.spinner"])
    try service.requests[1].answer(.success([.coffee]))
    #expect(titles == ["Coffee"])
    #expect(notices.isEmpty)
  }

  @Test("It loads when it first appears, and only then", arguments: try await Subject.all)
  func loadsOnce(subject: Subject) throws {
    fixture.launch(subject)
    #expect(service.requests.isEmpty)
    try fixture.openReferenceBook()
    #expect(service.requests.count == 1)
    try service.requests[0].answer(.success(.book))
    try app.perform(.selectRow(number: 1, id: "reference.list"))
    try app.perform(.goBack)
    #expect(service.requests.count == 1)
    #expect(titles.count == 3)
  }

  // MARK: - Refresh

  @Test(
    "A failed refresh is told, and keeps the rows",
    arguments: try await Subject.all, [ServiceError.offline, .serverError])
  func refreshFails(subject: Subject, failure: ServiceError) throws {
    try showLoaded(subject)
    try pull()
    try service.requests[1].answer(.failure(failure))
    #expect(app.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(titles.count == 3)
    #expect(!app.isRefreshing("reference.list"))
    #expect(notices.isEmpty)
    try app.perform(.tapInAlert(title: "OK"))
    #expect(app.snapshot.alert == nil)
    try pull()
    #expect(service.requests.count == 3)
  }

  @Test("Until a load has succeeded, pulling is Retry", arguments: try await Subject.all)
  func pullBeforeSuccess(subject: Subject) throws {
    try show(subject)
    try service.requests[0].answer(.failure(.offline))
    try pull()
    #expect(!app.isRefreshing("reference.list"))
    #expect(notices == ["reference.spinner"])
    try service.requests[1].answer(.failure(.serverError))
    #expect(app.text("reference.error") == "Something went wrong.")
    #expect(app.snapshot.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing", arguments: try await Subject.all)
  func pullWhileLoading(subject: Subject) throws {
    try show(subject)
    try pull()
    #expect(!app.isRefreshing("reference.list"))
    #expect(notices == ["reference.spinner"])
    #expect(service.requests.map(\.isCancelled) == [false])
  }

  @Test("While it loads or refreshes, pulling sends nothing", arguments: try await Subject.all)
  func oneRefresh(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    try pull()
    #expect(service.requests.map(\.isCancelled) == [false, false])
  }

  @Test("A refresh replaces the rows", arguments: try await Subject.all)
  func refresh(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    #expect(app.isRefreshing("reference.list"))
    #expect(titles.count == 3)
    #expect(notices.isEmpty)
    try service.requests[1].answer(.success([]))
    #expect(!app.isRefreshing("reference.list"))
    #expect(titles.isEmpty)
    #expect(notices.isEmpty)
    try pull()
    #expect(app.isRefreshing("reference.list"))
    service.requests.last?.answer(.success([.hills]))
    #expect(titles == ["Hills"])
  }

  @Test("A failed refresh shows its alert over the next screen", arguments: try await Subject.all)
  func refreshFailsBelow(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    try app.perform(.selectRow(number: 1, id: "reference.list"))
    try service.requests[1].answer(.failure(.offline))
    #expect(app.snapshot.alert?.title == "Couldn't refresh.")
    #expect(fixture.stack == ["menu", "reference", "article"])
  }

  // MARK: - Content

  @Test("A row leads to its article", arguments: try await Subject.all)
  func selection(subject: Subject) throws {
    try showLoaded(subject)
    try app.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(app.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", "Coffee"])
    #expect(app.text("article.body") == "Short and strong.")
    #expect(service.articleRequests.isEmpty)
    #expect(service.requests.count == 1)
  }

  @Test("It is part of where the user is", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    #expect(fixture.savedState.value?.screens == [.reference])
  }

  @Test("Articles stand in the sections of their categories", arguments: try await Subject.all)
  func sections(subject: Subject) throws {
    try showLoaded(subject)
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "reference", title: "Reference book",
          elements: [Element(id: "reference.list", content: .list(Element.List(sections: Self.sections)))]))
  }

  @Test("At first there are a spinner, no rows and no error", arguments: try await Subject.all)
  func atFirst(subject: Subject) throws {
    try show(subject)
    #expect(titles.isEmpty)
    #expect(notices == ["reference.spinner"])
  }
}
