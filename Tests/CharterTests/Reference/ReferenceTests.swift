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

  @Test("A refresh that finds nothing leaves no row and no notice", arguments: try await Subject.all)
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

  @Test("A row opens its article", arguments: try await Subject.all)
  func selection(subject: Subject) throws {
    try showLoaded(subject)
    try app.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(app.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", "Coffee"])
    #expect(app.text("article.body") == "Short and strong.")
    #expect(service.articleRequests.isEmpty)
    #expect(service.requests.count == 1)
  }

  @Test("It is part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openReferenceBook()
    #expect(fixture.savedState.value?.screens == [.reference])
  }

  @Test("Articles are listed in the sections of their categories", arguments: try await Subject.all)
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
