import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorPlacesTests {
  private static let allPlaces = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")

  private let fixture = AppFixture()

  private var window: Window { fixture.window }

  @Test("A failed refresh is shown as an alert that OK closes")
  func alert() throws {
    let coordinator = fixture.startGuide(at: Self.allPlaces)
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.pullToRefresh(id: "places.list"))
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(window.rows("places.list").count == 2)
    withExtendedLifetime(coordinator) {}
  }

  @Test("A failed refresh says nothing while something lies over the screen", arguments: [true, false])
  func alertUnderAnother(isNote: Bool) throws {
    let coordinator = fixture.startGuide()
    if isNote { try fixture.openPlace() } else { try fixture.openPlaces() }
    if !isNote { fixture.places.requests[0].answer(.success(.first)) }
    if isNote { try window.perform(.goBack) }
    try window.perform(.pullToRefresh(id: "places.list"))
    if isNote {
      try window.perform(.selectRow(number: 1, id: "places.list"))
      try window.perform(.tap(id: "place.editNote"))
    } else {
      AlertController.show("In the way", over: window.rootViewController)
    }
    let before = window.snapshot
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == before.alert)
    #expect(window.snapshot.modal == before.modal)
    withExtendedLifetime(coordinator) {}
  }

  @Test("A row leads to its place, in its list")
  func place() throws {
    let coordinator = fixture.startGuide(at: Self.allPlaces)
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(fixture.stack == ["menu", "places", "place"])
    #expect(window.snapshot.screen.title == "Fado museum")
    #expect(fixture.place.requests.isEmpty)
    try window.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.last))
    #expect(window.snapshot.screen.title == "MAAT")
    for _ in 1...2 { try window.perform(.goBack) }
    #expect(window.rows("places.list").map(\.title) == ["Castelo", "Fado museum", "MAAT"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("Going back drops a search that waits, which waits as long as the configuration says")
  func search() throws {
    var dependencies = fixture.dependencies
    dependencies.configuration.searchDebounce = .milliseconds(70)
    let coordinator = GuideCoordinator(
      window: window, dependencies: dependencies, favouriteChanges: fixture.favouriteChanges)
    coordinator.start(at: SavedState(screens: [Self.allPlaces]))
    try window.perform(.type(text: "m", id: "places.search"))
    #expect(fixture.clock.nextDue == .milliseconds(70))
    #expect(coordinator.state.screens == [.places(quarterID: nil, title: "Places", query: "m")])
    try window.perform(.goBack)
    #expect(fixture.clock.nextDue == nil)
    #expect(fixture.places.requests.count == 1)
  }
}
