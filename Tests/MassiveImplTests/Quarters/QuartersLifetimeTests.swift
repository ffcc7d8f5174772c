import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that the quarters were made of are nil once they are gone, while they load or refresh.
struct QuartersLifetimeTests {
  private let fixture = AppFixture()

  /// Opens the quarters; returns all that came with them.
  private func objects(isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch()
    let menu = fixture.objects
    try fixture.openQuarters()
    if isRefreshing {
      fixture.quarters.requests[0].answer(.success(.unsorted))
      try fixture.app.perform(.pullToRefresh(id: "quarters.list"))
    }
    let quarters = fixture.objects.without(menu)
    #expect(!quarters.alive.isEmpty)
    return quarters
  }

  /// The request is dropped, and what comes late changes nothing.
  private func expectNothingComes(isRefreshing: Bool) {
    let request = fixture.quarters.requests[isRefreshing ? 1 : 0]
    #expect(request.isCancelled)
    let snapshot = fixture.app.snapshot
    request.answer(.failure(.offline))
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: [false, true])
  func back(isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    try fixture.app.perform(.goBack)
    #expect(objects.alive == [])
    expectNothingComes(isRefreshing: isRefreshing)
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    let quarters = try objects(isRefreshing: true)
    let before = fixture.objects
    fixture.quarters.requests[1].answer(.failure(.offline))
    let alert = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(alert.alive == [])
    try fixture.app.perform(.goBack)
    #expect(quarters.alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, [false, true])
  func departure(departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    expectNothingComes(isRefreshing: isRefreshing)
  }
}
