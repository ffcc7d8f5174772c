import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct QuartersCoordinatorTests {
  private let fixture = AppFixture()
  private let delegate = FlowCoordinatorDelegateDouble()
  private let below = ViewController(nibName: "below")
  private let navigationController: NavigationController
  private let coordinator: QuartersCoordinator

  private var window: Window { fixture.window }
  private var service: QuartersServiceDouble { fixture.quarters }

  init() {
    navigationController = NavigationController(rootViewController: below)
    coordinator = QuartersCoordinator(
      navigationController: navigationController, dependencies: fixture.dependencies)
    coordinator.delegate = delegate
    fixture.window.rootViewController = navigationController
    navigationController.delegate = coordinator
  }

  private func openPlaces() throws {
    coordinator.start(above: [below], order: .priority)
    service.requests[0].answer(.success(.unsorted))
    try window.perform(.selectRow(number: 1, id: "quarters.list"))
  }

  @Test("A failed refresh is shown as an alert that OK closes")
  func alert() throws {
    coordinator.start(above: [below], order: .priority)
    service.requests[0].answer(.success(.unsorted))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(window.rows("quarters.list").count == 3)
  }

  @Test("It has finished when the user goes back, and not before")
  func back() throws {
    coordinator.start(above: [below], order: .priority)
    #expect(delegate.finishes == 0)
    try window.perform(.goBack)
    #expect(delegate.finishes == 1)
    #expect(service.requests[0].isCancelled)
  }

  @Test("It has not finished while another screen lies above its own")
  func covered() throws {
    coordinator.start(above: [below], order: .priority)
    navigationController.pushViewController(ViewController())
    #expect(delegate.finishes == 0)
    #expect(coordinator.restorableState.count == 1)
  }

  @Test("It has finished when the stack is replaced")
  func replaced() {
    coordinator.start(above: [below], order: .priority)
    navigationController.setViewControllers([ViewController()])
    #expect(delegate.finishes == 1)
  }

  // MARK: - Places

  @Test("Back from the places it goes on with the quarters, which don't load again")
  func backFromPlaces() throws {
    try openPlaces()
    try window.perform(.goBack)
    #expect(delegate.finishes == 0)
    #expect(fixture.places.requests[0].isCancelled)
    #expect(coordinator.restorableState == [.quarters(order: .priority)])
    #expect(service.requests.count == 1)
  }

  @Test("It has finished when the stack is replaced while the places are open")
  func replacedPlaces() throws {
    try openPlaces()
    navigationController.setViewControllers([ViewController()])
    #expect(delegate.finishes == 1)
  }

  @Test("A row leads to the places of its quarter")
  func places() throws {
    try openPlaces()
    #expect(fixture.stack == ["below", "quarters", "places"])
    #expect(window.snapshot.screen.title == "Chiado")
    #expect(fixture.places.queries == [PlaceQuery(quarterID: "chiado")])
    #expect(
      coordinator.restorableState == [
        .quarters(order: .priority), .places(quarterID: "chiado", title: "Chiado", query: ""),
      ])
    try window.perform(.goBack)
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(window.snapshot.screen.title == "Alfama")
  }

  @Test("Started in the middle it shows the places, and the quarters load when they first appear")
  func startAtPlaces() throws {
    let places = SavedState.Screen.places(quarterID: "belem", title: "Belém", query: "ma")
    coordinator.start(above: [below], order: .name, then: [places])
    #expect(fixture.stack == ["below", "quarters", "places"])
    #expect(window.snapshot.screen.title == "Belém")
    #expect(fixture.places.queries == [PlaceQuery(text: "ma", quarterID: "belem")])
    #expect(service.requests.isEmpty)
    #expect(coordinator.restorableState == [.quarters(order: .name), places])
    try window.perform(.goBack)
    #expect(service.requests.count == 1)
    #expect(window.text("quarters.order") == "A–Z")
  }

  // MARK: - Start

  @Test("It puts its screen above what is to lie below")
  func start() {
    coordinator.start(above: [below], order: .name)
    #expect(fixture.stack == ["below", "quarters"])
    #expect(window.text("quarters.order") == "A–Z")
  }

  @Test("It asks its view model what it takes to open the screen again")
  func restorableState() throws {
    #expect(coordinator.restorableState.isEmpty)
    coordinator.start(above: [below], order: .priority)
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(coordinator.restorableState == [.quarters(order: .name)])
  }
}
