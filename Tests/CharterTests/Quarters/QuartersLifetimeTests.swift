import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The end of the screen releases its objects, while it loads or refreshes.
struct QuartersLifetimeTests {
  private let fixture = AppFixture()

  /// Opens the quarters, and returns their objects.
  private func objects(_ subject: Subject, isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch(subject)
    let menu = fixture.objects
    try fixture.openQuarters()
    if isRefreshing {
      try fixture.quarters.requests[0].answer(.success(.unsorted))
      try fixture.app.perform(.pullToRefresh(id: "quarters.list"))
    }
    let quarters = fixture.objects.without(menu)
    #expect(!quarters.alive.isEmpty)
    return quarters
  }

  /// The request is cancelled, and a late reply changes nothing.
  private func expectNothingComes(isRefreshing: Bool) throws {
    let request = try fixture.quarters.requests[isRefreshing ? 1 : 0]
    #expect(request.isCancelled)
    let snapshot = fixture.app.snapshot
    request.answer(.failure(.offline))
    #expect(fixture.app.snapshot == snapshot)
  }

  @Test("Back releases the screen, and cancels its request", arguments: try await Subject.all, [false, true])
  func back(subject: Subject, isRefreshing: Bool) throws {
    let objects = try objects(subject, isRefreshing: isRefreshing)
    try fixture.app.perform(.goBack)
    #expect(objects.alive == [])
    try expectNothingComes(isRefreshing: isRefreshing)
  }

  @Test("The alert of a failed refresh leaks nothing", arguments: try await Subject.all)
  func alert(subject: Subject) throws {
    let quarters = try objects(subject, isRefreshing: true)
    let before = fixture.objects
    try fixture.quarters.requests[1].answer(.failure(.offline))
    let alert = fixture.objects.without(before)
    try fixture.app.perform(.tapInAlert(title: "OK"))
    #expect(alert.alive == [])
    try fixture.app.perform(.goBack)
    #expect(quarters.alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all(with: Departure.allCases, [false, true]))
  func departure(subject: Subject, departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(subject, isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    #expect(fixture.stack == departure.stack)
    try expectNothingComes(isRefreshing: isRefreshing)
  }
}
