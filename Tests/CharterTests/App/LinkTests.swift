import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Following links, deferring them until a user has signed in, and rejecting them.
struct LinkTests {
  private static let byName = SavedState(screens: [.quarters(order: .name)])
  private static let byPriority = SavedState(screens: [.quarters(order: .priority)])
  private static let refusal = Snapshot.Alert(title: "This link can't be opened.", buttons: ["OK"])

  private func launch(_ subject: Subject, user: User? = .mark, savedState: SavedState? = nil) -> AppFixture {
    let fixture = AppFixture(user: user, savedState: savedState)
    fixture.launch(subject)
    return fixture
  }

  @Test(
    "A link that can't be opened shows an alert, and changes nothing else",
    arguments: try await Subject.all(
      with: [
        "guide://places/maat/notes", "guide://nowhere", "https://example.org", "",
      ], [User.mark, nil]))
  func refusal(subject: Subject, link: String, user: User?) throws {
    let fixture = launch(subject, user: user, savedState: Self.byName)
    var expected = fixture.app.snapshot
    fixture.open(link)
    expected.alert = Self.refusal
    #expect(fixture.app.snapshot == expected)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.savedState.value == Self.byName)
  }

  @Test("A refused link doesn't take the place of one that waits", arguments: try await Subject.all)
  func refusalKeepsPendingLink(subject: Subject) throws {
    let fixture = launch(subject, user: nil)
    fixture.open("guide://quarters")
    fixture.open("guide://nowhere")
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
  }

  @Test("A link waits for sign-in, and a later one replaces it", arguments: try await Subject.all)
  func pendingLink(subject: Subject) throws {
    let fixture = launch(subject, user: nil, savedState: Self.byName)
    fixture.open("guide://reference")
    fixture.open("guide://quarters")
    #expect(fixture.stack == ["signIn"])
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "Priority")
    try fixture.app.perform(.goBack)
    fixture.session.expire()
    try fixture.signIn(as: .mark)
    #expect(fixture.stack == ["menu"])
  }

  @Test(
    "A link to the open screen creates it again, saves it and closes an alert", arguments: try await Subject.all)
  func linkReplaces(subject: Subject) {
    let fixture = launch(subject, savedState: Self.byName)
    fixture.open("guide://nowhere")
    fixture.open("guide://quarters")
    #expect(fixture.app.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "quarters"])
    #expect(fixture.app.text("quarters.order") == "Priority")
    #expect(fixture.quarters.requests.map(\.isCancelled) == [true, false])
    #expect(fixture.savedState.value == Self.byPriority)
    #expect(fixture.transitions == ["transition: quarters", "transition: quarters"])
  }

  @Test(
    "A link builds the stack above the menu",
    arguments: try await Subject.all(with: [
      ("guide://quarters", ["menu", "quarters"]), ("guide://places", ["menu", "places"]),
      ("guide://places/aljube", ["menu", "places", "place"]),
      ("guide://places/aljube/note", ["menu", "places", "place"]),
      ("guide://reference", ["menu", "reference"]), ("guide://reference/trams", ["menu", "reference", "article"]),
    ]))
  func link(subject: Subject, link: String, stack: [String]) {
    let fixture = launch(subject, savedState: Self.byName)
    fixture.open(link)
    #expect(fixture.stack == stack)
    #expect(fixture.app.snapshot.modal?.name == (link.hasSuffix("note") ? "note" : nil))
  }
}
