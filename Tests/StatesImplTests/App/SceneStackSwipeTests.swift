import HeadlessUI
import SharedModel
import Testing

@testable import StatesImpl

/// What comes of a user who starts to swipe back and lets go.
struct SceneStackSwipeTests {
  nonisolated private static let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
  nonisolated private static let states = [
    SavedState(screens: [.quarters(order: .name)]), SavedState(screens: [.quarters(order: .name), places]),
    SavedState(screens: [places, .place(id: "aljube"), .place(id: "fado")]),
    SavedState(screens: [.reference, .article(id: "trams")]),
  ]

  /// An app that is where the user was.
  private func launch(_ state: SavedState) -> (AppFixture, Application) {
    let fixture = AppFixture(savedState: state)
    return (fixture, Application(delegate: AppController(dependencies: fixture.dependencies)))
  }

  @Test("A way back that is let go of leaves the stack as it was", arguments: states)
  func letGo(state: SavedState) throws {
    let (fixture, app) = launch(state)
    let before = app.snapshot
    let log = fixture.log
    for _ in 0..<2 { try app.perform(.swipeBackAndLetGo) }
    #expect(app.snapshot == before)
    #expect(fixture.transitions == log.filter { $0.hasPrefix("transition") })
    #expect(fixture.savedState.value == state)
    try app.perform(.goBack)
    #expect(app.snapshot.stack == before.stack.dropLast())
    #expect(app.takeFaults() == [])
  }

  @Test("No way on or back navigates from within a transition", arguments: states)
  func faults(state: SavedState) throws {
    let (_, app) = launch(state)
    while app.snapshot.stack.count > 1 { try app.perform(.goBack) }
    #expect(app.takeFaults() == [])
  }

  @Test("What the screen below has begun to load goes on, however deep it comes to lie, and is not asked for again")
  func loadGoesOn() throws {
    let (fixture, app) = launch(SavedState(screens: [.place(id: "aljube"), .place(id: "fado")]))
    try app.perform(.swipeBackAndLetGo)
    #expect(fixture.place.ids == ["fado", "aljube"])
    fixture.place.requests[0].answer(.success(.fado))
    try app.perform(.tap(id: "place.next"))
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(!fixture.place.requests[1].isCancelled)
    fixture.place.requests[1].answer(.success(.aljube))
    for _ in 0..<2 { try app.perform(.goBack) }
    #expect(app.snapshot.screen.title == "Aljube")
    #expect(fixture.place.ids.count == 2)
  }

  @Test("A place that could not be loaded there is asked for when the user comes to it")
  func loadFails() throws {
    let (fixture, app) = launch(SavedState(screens: [.place(id: "aljube"), .place(id: "fado")]))
    try app.perform(.swipeBackAndLetGo)
    fixture.place.requests[0].answer(.success(.fado))
    try app.perform(.tap(id: "place.next"))
    fixture.place.requests[1].answer(.failure(.offline))
    fixture.places.requests[0].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(app.snapshot.screen.title == "MAAT")
    #expect(app.snapshot.alert == nil)
    for _ in 0..<2 { try app.perform(.goBack) }
    #expect(fixture.place.ids == ["fado", "aljube", "aljube"])
  }

  @Test("Quarters that could not be loaded there say so when the user comes to them")
  func quartersFail() throws {
    let (fixture, app) = launch(SavedState(screens: [.quarters(order: .name), Self.places]))
    try app.perform(.swipeBackAndLetGo)
    fixture.quarters.requests[0].answer(.failure(.offline))
    fixture.places.requests[0].answer(.success(.first))
    try app.perform(.selectRow(number: 1, id: "places.list"))
    for _ in 0..<2 { try app.perform(.goBack) }
    #expect(app.snapshot.stack.last?.name == "quarters")
    #expect(app.snapshot.screen.elements.contains { $0.id == "quarters.retry" })
    #expect(fixture.quarters.requests.count == 1)
  }
}
