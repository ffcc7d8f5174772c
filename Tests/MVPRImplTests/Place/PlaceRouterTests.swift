import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlaceRouterTests {
  private func launch(_ query: String = "") -> Launch {
    let launch = Launch(
      signedIn: true,
      at: [.places(quarterID: "alfama", title: "Alfama", query: query), .reference, .place(id: "castelo")])
    launch.wait()
    return launch
  }

  private func titles(_ launch: Launch) -> [String] { launch.window.snapshot.stack.map(\.title) }

  @Test func nextGoesOnInThePlacesOfTheNearestListBeneath() throws {
    let launch = launch()
    try launch.window.perform(.tap(id: "place.next"))
    launch.wait()
    #expect(titles(launch) == ["Lisbon", "Alfama", "Reference book", "Castelo", "Museu do Fado"])
    try launch.window.perform(.tap(id: "place.next"))
    launch.wait()
    #expect(titles(launch).last == "Sé")
  }

  @Test func nextLoadsAsManyPagesAsItTakes() throws {
    let launch = Launch(signedIn: true, at: [.places(quarterID: nil, title: "Places", query: ""), .place(id: "se")])
    launch.wait()
    launch.backend.guide.places.append(Place(id: "ze", name: "Zé", summary: "", quarterID: "alfama"))
    let count = launch.backend.requestCount(of: .places)
    try launch.window.perform(.tap(id: "place.next"))
    for page in 1...3 {
      #expect(launch.backend.requestCount(of: .places) == count + page)
      #expect(launch.window.snapshot.screen.elements.contains { $0.id == "place.spinner" })
      launch.wait()
    }
    #expect(titles(launch) == ["Lisbon", "Places", "Sé", "Zé"])
    #expect(launch.backend.requestCount(of: .places) == count + 3)
  }

  @Test func togglingShowsTheFavouriteAtOnceAndSendsIt() throws {
    let launch = launch()
    let toggle = { launch.window.snapshot.screen.elements.first { $0.id == "place.favourite" }?.content }
    try launch.window.perform(.toggle(id: "place.favourite"))
    #expect(toggle() == .toggle(true))
    #expect(launch.dependencies.favourites.contains("castelo"))
    #expect(launch.backend.requestCount(of: .favourite) == 1)
    launch.wait()
    #expect(toggle() == .toggle(true))
  }

  @Test(arguments: [ServiceError.offline, .serverError])
  func aRefusedFavouriteIsTakenBackAndTold(error: ServiceError) throws {
    let launch = launch()
    launch.backend[.favourite].failsOnce = error
    try launch.window.perform(.toggle(id: "place.favourite"))
    launch.wait()
    #expect(launch.window.snapshot.alert?.title == "Couldn't save the favourite.")
    #expect(launch.window.snapshot.screen.elements.contains { $0.content == .toggle(false) })
    #expect(!launch.dependencies.favourites.contains("castelo"))
  }

  @Test(arguments: ["place.editNote", "place.favourite"])
  func nothingIsPushedOnceNextIsDropped(tap: String) throws {
    let launch = launch()
    launch.backend[.favourite].failsOnce = .notFound
    launch.backend[.places].latency = .milliseconds(300)
    try launch.window.perform(.tap(id: "place.next"))
    try launch.window.perform(tap == "place.favourite" ? .toggle(id: tap) : .tap(id: tap))
    launch.clock.advance(by: .seconds(1))
    #expect(launch.stack == ["menu", "places", "reference", "place"])
    #expect(launch.clock.nextDue == nil)
  }

  @Test func nextKeepsToTheTextThatWasSearchedFor() throws {
    let launch = launch("cast")
    try launch.window.perform(.tap(id: "place.next"))
    launch.wait()
    #expect(launch.window.snapshot.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
  }

  @Test func withoutAListBeneathNextGoesThroughAllPlaces() throws {
    let launch = Launch(signedIn: true, at: [.place(id: "castelo")])
    launch.wait()
    try launch.window.perform(.tap(id: "place.next"))
    launch.wait()
    #expect(titles(launch) == ["Lisbon", "Castelo", "Ginjinha"])
  }

  @Test func aPlaceThatIsGoneLosesItsRowInTheListBeneath() throws {
    let launch = Launch(signedIn: true, at: [.places(quarterID: nil, title: "Places", query: "")])
    launch.wait()
    try launch.window.perform(.selectRow(number: 1, id: "places.list"))
    launch.backend.guide.places.removeAll { $0.id == "castelo" }
    try launch.window.perform(.toggle(id: "place.favourite"))
    launch.wait()
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.stack == ["menu", "places"])
    guard
      case .list(let list) = launch.window.snapshot.screen.elements.first(where: { $0.id == "places.list" })?.content
    else { return #expect(Bool(false), "There is no list.") }
    #expect(list.rows.map(\.title) == ["Ginjinha"])
  }

  @Test func theNoteIsOpenedAndItsTextFollows() throws {
    let launch = launch()
    try launch.window.perform(.tap(id: "place.editNote"))
    #expect(launch.window.snapshot.modal?.title == "Note")
    try launch.window.perform(.type(text: "x", id: "note.text"))
    try launch.window.perform(.tap(id: "note.save"))
    launch.wait()
    #expect(launch.window.snapshot.screen.elements.contains { $0.id == "place.noteText" && $0.content == .label("x") })
  }

  @Test func afterAWayBackThatWasLetGoOfARefusedFavouriteIsToldAsBefore() throws {
    let launch = Launch(signedIn: true, at: [.place(id: "se"), .place(id: "castelo")])
    launch.wait()
    launch.backend[.favourite].failsOnce = .offline
    try launch.window.perform(.toggle(id: "place.favourite"))
    try launch.window.perform(.swipeBackAndLetGo)
    launch.wait()
    #expect(launch.stack == ["menu", "place", "place"])
    #expect(launch.window.snapshot.alert?.title == "Couldn't save the favourite.")
  }

  @Test func underANoteARefusedFavouriteIsNotTold() throws {
    let launch = launch()
    launch.backend[.favourite].failsOnce = .notFound
    try launch.window.perform(.toggle(id: "place.favourite"))
    try launch.window.perform(.tap(id: "place.editNote"))
    launch.wait()
    #expect(launch.window.snapshot.alert == nil)
    #expect(launch.window.snapshot.modal?.name == "note")
  }
}
