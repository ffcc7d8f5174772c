import HeadlessUI
import SharedModel
import Testing

@testable import ReducerImpl

/// Weak references to all that the reference book was made of are nil once it is gone, while it loads or refreshes.
struct ReferenceLifetimeTests {
  private let fixture = AppFixture()

  private func objects(isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch()
    try fixture.openReferenceBook()
    if isRefreshing {
      fixture.articles.requests[0].answer(.success(.book))
      try fixture.window.perform(.pullToRefresh(id: "reference.list"))
    }
    let objects = fixture.objects
    #expect(objects.types == Set.all(.app, .menu, .reference))
    return objects
  }

  private func expectNothingComes() throws {
    let request = try #require(fixture.articles.requests.last)
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
    try expectNothingComes()
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, [false, true])
  func departure(departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == departure.survivors)
    try expectNothingComes()
  }
}
