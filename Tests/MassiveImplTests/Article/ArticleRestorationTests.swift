import HeadlessUI
import SharedModel
import Testing

/// How the app comes back to an article, and to the book below it.
struct ArticleRestorationTests {
  private static let state = SavedState(screens: [.reference, .article(id: "trams")])

  @Test("An article that is saved loads, and the book below it when it first appears")
  func restored() throws {
    let fixture = AppFixture(savedState: Self.state)
    fixture.launch()
    #expect(fixture.app.snapshot.stack.map(\.title) == ["Lisbon", "Reference book", ""])
    #expect(fixture.articles.ids == ["trams"])
    #expect(fixture.articles.requests.isEmpty)
    #expect(fixture.savedState.value == Self.state)
    fixture.articles.articleRequests[0].answer(.success(.trams))
    #expect(fixture.app.text("article.body") == "Hold the card.")
    try fixture.app.perform(.goBack)
    #expect(fixture.articles.requests.count == 1)
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
  }

  @Test("An article from the list is saved, and logged, like any other")
  func saved() throws {
    let fixture = AppFixture()
    fixture.launch()
    try fixture.openReferenceBook()
    #expect(fixture.savedState.value == SavedState(screens: [.reference]))
    fixture.articles.requests[0].answer(.success(.book))
    try fixture.app.perform(.selectRow(number: 1, id: "reference.list"))
    #expect(fixture.savedState.value == Self.state)
    #expect(fixture.transitions == ["transition: menu", "transition: reference", "transition: article"])
  }

  @Test("A link to an article waits for sign-in; one to the book takes its place")
  func pendingLink() throws {
    let fixture = AppFixture(user: nil)
    fixture.launch()
    fixture.open("guide://reference/trams")
    fixture.open("guide://reference")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "reference"])
    #expect(fixture.articles.ids.isEmpty)
  }
}
