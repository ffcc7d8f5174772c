import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Restoring an article and the book below it.
struct ArticleRestorationTests {
  private static let state = SavedState(screens: [.reference, .article(id: "trams")])

  @Test("A restored article loads, and the book below it when it first appears", arguments: try await Subject.all)
  func restored(subject: Subject) throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch(subject)
    #expect(fixture.app.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", ""])
    #expect(fixture.articles.ids == ["trams"])
    #expect(fixture.articles.requests.isEmpty)
    #expect(fixture.savedState.value == Self.state)
    try fixture.articles.articleRequests[0].answer(.success(.trams))
    #expect(fixture.app.text("article.body") == "Hold the card.")
    try fixture.app.perform(.goBack)
    #expect(fixture.articles.requests.count == 1)
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("An article opened from the list is saved and logged", arguments: try await Subject.all)
  func saved(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.launch(subject)
    try fixture.openReferenceBook()
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
    try fixture.articles.requests[0].answer(.success(.book))
    try fixture.app.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(fixture.savedState.value == Self.state)
    #expect(fixture.transitions == ["transition: menu", "transition: reference", "transition: article"])
  }

  @Test("A link to an article waits for sign-in, and one to the book takes its place", arguments: try await Subject.all)
  func pendingLink(subject: Subject) throws {
    let fixture = AppFixture(user: nil)
    fixture.launch(subject)
    fixture.open("guide://reference/trams")
    fixture.open("guide://reference")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "reference"])
    #expect(fixture.articles.ids.isEmpty)
  }
}
