import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorQuartersTests {
  private let fixture = AppFixture()

  private var window: Window { fixture.window }
  private var service: QuartersServiceDouble { fixture.quarters }

  @Test("A failed refresh is shown as an alert that OK closes")
  func alert() throws {
    let coordinator = fixture.startGuide(at: .quarters(order: .priority))
    service.requests[0].answer(.success(.unsorted))
    try window.perform(.pullToRefresh(id: "quarters.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(window.rows("quarters.list").count == 3)
    withExtendedLifetime(coordinator) {}
  }

  @Test("A row leads to the places of its quarter")
  func places() throws {
    let coordinator = fixture.startGuide()
    try fixture.openPlacesOfQuarter()
    #expect(fixture.stack == ["menu", "quarters", "places"])
    #expect(window.snapshot.screen.title == "Chiado")
    #expect(fixture.places.queries == [PlaceQuery(quarterID: "chiado")])
    #expect(
      coordinator.state.screens == [
        .quarters(order: .priority), .places(quarterID: "chiado", title: "Chiado", query: ""),
      ])
    try window.perform(.goBack)
    #expect(fixture.places.requests[0].isCancelled)
    #expect(service.requests.count == 1)
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(window.snapshot.screen.title == "Alfama")
  }

  @Test("Below the places the quarters load when they first appear")
  func below() throws {
    let coordinator = fixture.startGuide(
      at: .quarters(order: .name), .places(quarterID: "belem", title: "Belém", query: "ma"))
    #expect(fixture.places.queries == [PlaceQuery(text: "ma", quarterID: "belem")])
    #expect(service.requests.isEmpty)
    try window.perform(.goBack)
    #expect(service.requests.count == 1)
    #expect(window.text("quarters.order") == "A–Z")
    withExtendedLifetime(coordinator) {}
  }
}
