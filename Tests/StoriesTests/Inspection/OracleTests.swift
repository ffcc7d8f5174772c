import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct OracleTests {
  private let stage = Stage(architecture: FakeArchitecture(), guide: .test, liveness: NoLivenessProbe())

  private func state(_ snapshot: Snapshot, requests: [Service: Int] = [:]) -> Moment.State {
    Moment.State(snapshot: snapshot, stored: StoredValues(of: stage), requests: requests, launches: 1)
  }

  /// Returns what contradicts the sentence with this beginning, after a step from one snapshot to the other.
  private func contradiction(
    of sentence: String, in snapshot: Snapshot, sent requests: [Service: Int] = [:], after before: Moment.State? = nil,
    log: [String] = [], isWritable: Bool = true
  ) throws -> String? {
    let oracles = Oracle.all.filter { $0.sentence.hasPrefix(sentence) }
    try #require(oracles.count == 1)
    return oracles[0].contradiction(
      Moment(
        now: state(snapshot, requests: requests), before: before, log: log, storesSession: isWritable,
        storesState: isWritable, placeNames: PlaceNames(.test)))
  }

  private func screen(_ name: String, title: String = "", _ elements: Element...) -> Snapshot {
    Snapshot(
      stack: [.init(name: name, title: title)], screen: .init(name: name, title: title, elements: elements))
  }

  private func label(_ id: String, _ text: String = "") -> Element { Element(id: id, content: .label(text)) }
  private func spinner(_ id: String) -> Element { Element(id: id, content: .spinner) }
  private func list(_ id: String, _ titles: String..., refreshing: Bool = false) -> Element {
    Element(
      id: id,
      content: .list(.init(sections: [.init(rows: titles.map { .init(title: $0) })], isRefreshing: refreshing)))
  }

  // MARK: - Sign in

  private func signIn(_ name: String, _ password: String, mayEdit: Bool, maySubmit: Bool, _ more: Element...)
    -> Snapshot
  {
    var snapshot = screen(
      "signIn", Element(id: "signIn.username", content: .textField(name), isEnabled: mayEdit),
      Element(id: "signIn.password", content: .secureField(password), isEnabled: mayEdit),
      Element(id: "signIn.submit", content: .button("Sign in"), isEnabled: maySubmit))
    snapshot.screen.elements += more
    return snapshot
  }

  private var waiting: Snapshot {
    signIn(
      "a", "b", mayEdit: false, maySubmit: false, spinner("signIn.spinner"),
      Element(id: "signIn.cancel", content: .button("Cancel")))
  }

  @Test func signingInNeedsBothFields() throws {
    let sentence = "The button is enabled while both fields"
    #expect(try contradiction(of: sentence, in: signIn("a", "b", mayEdit: true, maySubmit: true)) == nil)
    #expect(try contradiction(of: sentence, in: signIn("a", " ", mayEdit: true, maySubmit: false)) == nil)
    #expect(try contradiction(of: sentence, in: waiting) == nil)
    #expect(
      try contradiction(of: sentence, in: signIn("a", " ", mayEdit: true, maySubmit: true))
        == "“signIn.submit” is enabled")
    #expect(
      try contradiction(of: sentence, in: signIn("a", "b", mayEdit: true, maySubmit: false))
        == "“signIn.submit” is disabled")
  }

  @Test func whileSigningInOnlyCancelIsOffered() throws {
    let sentence = "While the request is in flight, the spinner and Cancel"
    #expect(try contradiction(of: sentence, in: waiting) == nil)
    #expect(try contradiction(of: sentence, in: signIn("", "", mayEdit: true, maySubmit: false)) == nil)
    #expect(
      try contradiction(
        of: sentence, in: signIn("", "", mayEdit: true, maySubmit: false, label("signIn.cancel")))
        == "“signIn.cancel” is shown")
    #expect(
      try contradiction(of: sentence, in: signIn("", "", mayEdit: false, maySubmit: false))
        == "“signIn.username” is disabled")
  }

  @Test func signingInSendsOneRequest() throws {
    let (sentence, before) = ("Tapping it sends one request", state(waiting, requests: [.signIn: 1]))
    #expect(try contradiction(of: sentence, in: waiting, sent: [.signIn: 1], after: before) == nil)
    #expect(
      try contradiction(of: sentence, in: waiting, sent: [.signIn: 2], after: before) == "another one was sent")
    #expect(try contradiction(of: sentence, in: waiting, sent: [.signIn: 1], after: state(.places)) == nil)
  }

  // MARK: - Sessions

  @Test func theMenuIsTheRoot() throws {
    let sentence = "The window shows the sign-in screen, or"
    var snapshot = Snapshot.places
    #expect(try contradiction(of: sentence, in: snapshot) == nil)
    #expect(try contradiction(of: sentence, in: waiting) == nil)
    snapshot.stack[0].name = "quarters"
    #expect(try contradiction(of: sentence, in: snapshot) == "it shows quarters, places")
    snapshot.stack[0].name = "menu"
    snapshot.stack[1].name = "signIn"
    #expect(try contradiction(of: sentence, in: snapshot) == "it shows menu, signIn")
  }

  @Test func anExpiredSessionLeadsToTheSignInScreen() throws {
    let (sentence, log) = ("Then the modal and the alert close", ["request cover", "session expired"])
    var snapshot = screen("signIn", label("signIn.error", Texts.sessionExpired))
    #expect(try contradiction(of: sentence, in: snapshot, log: log) == nil)
    #expect(try contradiction(of: sentence, in: .places, log: log) == "“signIn.error” reads “”")
    #expect(try contradiction(of: sentence, in: .places) == nil)
    snapshot.alert = Snapshot.note.alert
    #expect(try contradiction(of: sentence, in: snapshot, log: log) == "an alert is shown")
  }

  @Test func signingOutForgetsWhereTheUserWas() throws {
    let (sentence, before) = ("It discards the navigation state.", state(screen("menu")))
    let signedOut = screen("signIn")
    #expect(try contradiction(of: sentence, in: signedOut, after: before) == nil)
    stage.savedState.keep(SavedState())
    #expect(try contradiction(of: sentence, in: signedOut, after: before) == "it is stored")
    #expect(try contradiction(of: sentence, in: signedOut, after: before, log: ["session expired"]) == nil)
    #expect(try contradiction(of: sentence, in: signedOut, after: before, isWritable: false) == nil)
    #expect(try contradiction(of: sentence, in: signedOut, after: state(signedOut)) == nil)
    stage.savedState.keep(nil)
    stage.session.keep(StoredSession(user: User(username: "mark", displayName: "Mark")))
    #expect(try contradiction(of: sentence, in: signedOut, after: before) == "the session is stored")
  }

  // MARK: - Note

  private func note(_ text: String, isEnabled: Bool, _ more: Element...) -> Snapshot {
    var snapshot = screen("place", title: "MAAT")
    snapshot.modal = .init(
      name: "note", title: "Note",
      elements: [
        Element(id: "note.text", content: .textField(text), isEnabled: more.isEmpty),
        Element(id: "note.save", content: .button("Save"), isEnabled: isEnabled),
        Element(id: "note.cancel", content: .button("Cancel"), isEnabled: more.isEmpty),
      ] + more)
    return snapshot
  }

  @Test func aNoteThatDiffersAndIsShortEnoughMayBeSaved() throws {
    let (sentence, long) = ("Save is enabled while", String(repeating: "e\u{301}", count: 140))
    stage.notes.keep(["maat": "x"])
    #expect(try contradiction(of: sentence, in: note(" \(long)", isEnabled: true)) == nil)
    #expect(try contradiction(of: sentence, in: note("x ", isEnabled: false)) == nil)
    #expect(try contradiction(of: sentence, in: note("", isEnabled: true)) == nil)
    #expect(try contradiction(of: sentence, in: note("x ", isEnabled: true)) == "“note.save” is enabled")
    #expect(try contradiction(of: sentence, in: note("\(long)a", isEnabled: true)) == "“note.save” is enabled")
    #expect(try contradiction(of: sentence, in: note(long, isEnabled: false)) == "“note.save” is disabled")
  }

  @Test func savingANoteSendsOneRequest() throws {
    let (sentence, saving) = ("Save sends one request", note("y", isEnabled: false, spinner("note.spinner")))
    let before = state(saving, requests: [.note: 1])
    #expect(try contradiction(of: sentence, in: saving, sent: [.note: 1], after: before) == nil)
    #expect(try contradiction(of: sentence, in: saving, sent: [.note: 2], after: before) == "another one was sent")
    #expect(
      try contradiction(of: sentence, in: note("y", isEnabled: true, spinner("note.spinner")))
        == "“note.save” is enabled")
  }

  // MARK: - Lists

  @Test(arguments: [("quarters", Service.quarters), ("reference", .articles)])
  func aListThatLoadsAsksOnce(name: String, service: Service) throws {
    let (sentence, loading) = ("While a load or a refresh is in flight", screen(name, spinner("\(name).spinner")))
    let before = state(loading, requests: [service: 1])
    #expect(try contradiction(of: sentence, in: loading, sent: [service: 1], after: before) == nil)
    #expect(
      try contradiction(of: sentence, in: loading, sent: [service: 2], after: before)
        == "“\(service.rawValue)” was asked")
    // A link creates the open screen again.
    #expect(
      try contradiction(of: sentence, in: loading, sent: [service: 2], after: before, log: ["transition: \(name)"])
        == nil)
  }

  @Test func aListWithoutQuartersSaysSo() throws {
    let (sentence, empty) = ("Without any quarter", label("quarters.empty", Texts.nothingHere))
    #expect(try contradiction(of: sentence, in: screen("quarters", list("quarters.list"), empty)) == nil)
    #expect(try contradiction(of: sentence, in: screen("quarters", list("quarters.list", "Alfama"))) == nil)
    #expect(try contradiction(of: sentence, in: screen("quarters", spinner("quarters.spinner"))) == nil)
    #expect(try contradiction(of: sentence, in: screen("quarters", list("quarters.list"))) == "it is hidden")
    #expect(
      try contradiction(of: sentence, in: screen("quarters", list("quarters.list", "Alfama"), empty)) == "it is shown")
  }

  @Test func quartersByNameAreInOrder() throws {
    let sentence = "The rows are sorted by priority, or by name"
    func quarters(_ titles: String..., selected: Int) -> Snapshot {
      let order = Element(
        id: "quarters.order", content: .segmentedControl(segments: ["Priority", "A–Z"], selected: selected))
      let rows = titles.map { Element.Row(title: $0) }
      return screen(
        "quarters", order, Element(id: "quarters.list", content: .list(.init(sections: [.init(rows: rows)]))))
    }
    #expect(try contradiction(of: sentence, in: quarters("Alcântara", "alfama", "Belém", selected: 1)) == nil)
    #expect(try contradiction(of: sentence, in: quarters("Belém", "Alfama", selected: 0)) == nil)
    #expect(
      try contradiction(of: sentence, in: quarters("Belém", "Alfama", selected: 1)) == "“Belém” comes before “Alfama”")
  }

  // MARK: - Places

  private func search(_ text: String) -> Element { Element(id: "places.search", content: .textField(text)) }

  @Test func aRowMatchesTheTextThatWasSearchedFor() throws {
    let sentence = "A place matches when its name contains"
    #expect(try contradiction(of: sentence, in: screen("places", search(" SE "), list("places.list", "Sé"))) == nil)
    #expect(try contradiction(of: sentence, in: screen("places", search(" "), list("places.list", "Sé"))) == nil)
    #expect(
      try contradiction(of: sentence, in: screen("places", search("a"), list("places.list", "MAAT", "Sé")))
        == "“Sé” is listed for “a”")
    // Until the reply arrives, the rows match the previous text.
    #expect(
      try contradiction(
        of: sentence, in: screen("places", search("a"), list("places.list", "Sé"), spinner("places.spinner"))) == nil)
  }

  @Test func aSearchWithoutAMatchNamesItsText() throws {
    let sentence = "Without a match"
    let empty = label("places.empty", "No places match “a”.")
    #expect(try contradiction(of: sentence, in: screen("places", search("a "), list("places.list"), empty)) == nil)
    #expect(
      try contradiction(of: sentence, in: screen("places", search(""), label("places.empty", Texts.nothingHere))) == nil
    )
    #expect(
      try contradiction(of: sentence, in: screen("places", search("b"), label("places.empty", Texts.nothingHere)))
        == "it reads “Nothing here yet.” for “b”")
    #expect(
      try contradiction(of: sentence, in: screen("places", search("b"), empty))
        == "it reads “No places match “a”.” for “b”")
    #expect(
      try contradiction(of: sentence, in: screen("places", search("a"), list("places.list", "MAAT"), empty))
        == "it is shown above rows")
  }

  @Test func aListThatIsSearchedDoesNothingElse() throws {
    let (sentence, spinner) = ("With the edit the list stops refreshing", spinner("places.spinner"))
    #expect(try contradiction(of: sentence, in: screen("places", list("places.list"), spinner)) == nil)
    #expect(try contradiction(of: sentence, in: screen("places", list("places.list", refreshing: true))) == nil)
    #expect(
      try contradiction(of: sentence, in: screen("places", list("places.list", refreshing: true), spinner))
        == "it refreshes")
    #expect(
      try contradiction(of: sentence, in: screen("places", label("places.retry"), spinner)) == "“places.retry” is shown"
    )
  }

  // MARK: - Where the user is

  @Test func aTransitionIsSaved() throws {
    let (sentence, before) = ("It is saved after every transition", state(screen("menu")))
    stage.savedState.keep(SavedState(screens: [.places(quarterID: nil, title: "Places", query: "")]))
    #expect(try contradiction(of: sentence, in: .places, after: before) == nil)
    #expect(try contradiction(of: sentence, in: .places, after: before, isWritable: false) == nil)
    #expect(
      try contradiction(of: sentence, in: .note, after: before) == "the note is not saved as open")
    stage.savedState.keep(SavedState())
    #expect(try contradiction(of: sentence, in: .places, after: before) == "“menu” is")
    #expect(try contradiction(of: sentence, in: .places, after: state(.places)) == nil)
  }

  // MARK: - Log

  @Test func requestsAndTransitionsAreLogged() throws {
    let (sentence, before) = ("Each request, transition", state(screen("menu"), requests: [.places: 1]))
    let log = ["request places", "request places failed: offline", "transition: places"]
    #expect(try contradiction(of: sentence, in: .places, sent: [.places: 2], after: before, log: log) == nil)
    #expect(
      try contradiction(of: sentence, in: .places, sent: [.places: 3], after: before, log: log)
        == "of 2 sent to “places” it has 1")
    #expect(
      try contradiction(of: sentence, in: .note, sent: [.places: 2], after: before, log: log)
        == "it has no transition to “note”")
    #expect(try contradiction(of: sentence, in: screen("menu"), sent: [.places: 1], after: before) == nil)
  }
}
