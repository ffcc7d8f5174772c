import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that the quarters were made of are nil once they are gone, while they load or refresh.
struct QuartersLifetimeTests {
  private let fixture = AppFixture()

  /// Opens the quarters; returns all that there is then.
  private func objects(isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openQuarters()
    if isRefreshing {
      fixture.quarters.requests[0].answer(.success(.unsorted))
      try fixture.window.perform(.pullToRefresh(id: "quarters.list"))
    }
    let objects = fixture.objects
    #expect(objects.types == Set.all(.app, .menu, .quarters))
    return objects
  }

  /// The request is dropped, and what comes late changes nothing.
  private func expectNothingComes(isRefreshing: Bool) {
    let request = fixture.quarters.requests[isRefreshing ? 1 : 0]
    #expect(request.isCancelled)
    let snapshot = fixture.window.snapshot
    request.answer(.failure(.offline))
    #expect(fixture.window.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: [false, true])
  func back(isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Set.all(.app, .menu))
    expectNothingComes(isRefreshing: isRefreshing)
  }

  @Test("A failed refresh's alert leaves nothing behind either")
  func alert() throws {
    _ = try objects(isRefreshing: true)
    fixture.quarters.requests[1].answer(.failure(.offline))
    let objects = fixture.objects
    #expect(objects.types.isSuperset(of: Set.all(.quarters, .alert)))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    try fixture.window.perform(.goBack)
    #expect(objects.alive == Set.all(.app, .menu))
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, [false, true])
  func departure(departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
    #expect(fixture.stack == departure.stack)
    expectNothingComes(isRefreshing: isRefreshing)
  }
}
