import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct PlacesCoordinatorTests {
  private let fixture = AppFixture()
  private let delegate = FlowCoordinatorDelegateDouble()
  private let below = ViewController(nibName: "below")
  private let navigationController: NavigationController
  private let coordinator: PlacesCoordinator

  private var window: Window { fixture.window }

  init() {
    navigationController = NavigationController(rootViewController: below)
    coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: fixture.dependencies)
    coordinator.delegate = delegate
    fixture.window.rootViewController = navigationController
    navigationController.delegate = coordinator
  }

  private func open(_ query: PlaceQuery = PlaceQuery()) {
    coordinator.start(above: [below], title: "Places", query: query)
  }

  @Test("A failed refresh is shown as an alert that OK closes")
  func alert() throws {
    open()
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.pullToRefresh(id: "places.list"))
    fixture.places.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["below", "places"])
    #expect(window.rows("places.list").count == 2)
  }

  @Test("A row leads to its place, in its list")
  func place() throws {
    open()
    fixture.places.requests[0].answer(.success(.first))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(fixture.stack == ["below", "places", "place"])
    #expect(window.snapshot.screen.title == "Fado museum")
    #expect(fixture.place.requests.isEmpty)
    try window.perform(.tap(id: "place.next"))
    fixture.places.requests[1].answer(.success(.last))
    #expect(window.snapshot.screen.title == "MAAT")
    for _ in 1...2 { try window.perform(.goBack) }
    #expect(window.rows("places.list").map(\.title) == ["Castelo", "Fado museum", "MAAT"])
  }

  @Test("It has finished when the user goes back, which cancels the request")
  func back() throws {
    open()
    #expect(delegate.finishes == 0)
    try window.perform(.goBack)
    #expect(delegate.finishes == 1)
    #expect(fixture.places.requests[0].isCancelled)
    #expect(coordinator.restorableState.isEmpty)
  }

  @Test("Going back drops a search that waits")
  func backWhileSearching() throws {
    open()
    try window.perform(.type(text: "m", id: "places.search"))
    try window.perform(.goBack)
    #expect(fixture.clock.nextDue == nil)
    fixture.clock.advance(by: .seconds(1))
    #expect(fixture.places.requests.count == 1)
  }

  @Test("The search waits as long as the configuration says")
  func debounce() throws {
    var dependencies = fixture.dependencies
    dependencies.configuration.searchDebounce = .milliseconds(70)
    let coordinator = PlacesCoordinator(navigationController: navigationController, dependencies: dependencies)
    coordinator.start(above: [below], title: "Places", query: PlaceQuery())
    try window.perform(.type(text: "m", id: "places.search"))
    #expect(fixture.clock.nextDue == .milliseconds(70))
  }

  @Test("It puts its screen above what is to lie below, and asks it what it takes to open it again")
  func start() throws {
    open(PlaceQuery(text: "ma", quarterID: "belem"))
    #expect(fixture.stack == ["below", "places"])
    #expect(window.text("places.search") == "ma")
    try window.perform(.type(text: "maa", id: "places.search"))
    #expect(coordinator.restorableState == [.places(quarterID: "belem", title: "Places", query: "maa")])
  }
}
