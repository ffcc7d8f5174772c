import HeadlessUI
import SharedModel
import Testing

struct ArticleViewControllerTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var service: ArticlesServiceDouble { fixture.articles }

  /// Shows the article that has to be loaded, over the book.
  private func show() {
    fixture.launch()
    fixture.open("guide://reference/trams")
  }

  // MARK: - Loaded

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func fails(failure: ServiceError, text: String) throws {
    show()
    service.articleRequests[0].answer(.failure(failure))
    #expect(app.snapshot.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    #expect(app.snapshot.stack.map(\.name) == ["menu", "reference", "article"])
    #expect(app.snapshot.screen.elements.isEmpty)
    try app.perform(.tapInAlert(title: "OK"))
    #expect(app.snapshot.alert == nil)
    #expect(app.snapshot.stack.map(\.name) == ["menu", "reference"])
    #expect(service.articleRequests.count == 1)
  }

  @Test("It asks when it first appears, and only then")
  func asksOnce() throws {
    show()
    service.articleRequests[0].answer(.success(.trams))
    try app.perform(.swipeBackAndLetGo)
    #expect(service.ids == ["trams"])
  }

  @Test("Otherwise it loads, and shows nothing until then")
  func loaded() {
    show()
    #expect(app.snapshot.screen == Snapshot.Screen(name: "article", title: "", elements: []))
    #expect(service.ids == ["trams"])
    service.articleRequests[0].answer(.success(.trams))
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
    #expect(app.snapshot.alert == nil)
  }

  // MARK: - Given

  @Test("Given by the list it is shown at once, without a request")
  func given() throws {
    fixture.launch()
    try fixture.openReferenceBook()
    service.requests[0].answer(.success(.book))
    try app.perform(.selectRowTitled(title: "Trams", id: "reference.list"))
    #expect(service.ids.isEmpty)
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "article", title: "Trams", elements: [Element(id: "article.body", content: .label("Hold the card."))]))
  }

  // MARK: - Restoration

  @Test("It is part of where the user is")
  func isSaved() throws {
    fixture.launch()
    try fixture.openReferenceBook()
    service.requests[0].answer(.success(.book))
    try fixture.app.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(fixture.savedState.value?.screens == [.reference, .article(id: "hills")])
    fixture.open("guide://reference/trams")
    #expect(fixture.savedState.value?.screens == [.reference, .article(id: "trams")])
  }
}
