import HeadlessUI
import SharedModel
import Testing

/// Weak references to all that the reference book was made of are nil once it is gone, while it loads or refreshes.
struct ReferenceLifetimeTests {
  private let fixture = AppFixture()

  /// Opens the book; returns all that came with it.
  private func objects(isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch()
    let menu = fixture.objects
    try fixture.openReferenceBook()
    if isRefreshing {
      fixture.articles.requests[0].answer(.success(.book))
      try fixture.app.perform(.pullToRefresh(id: "reference.list"))
    }
    let book = fixture.objects.without(menu)
    #expect(!book.alive.isEmpty)
    return book
  }

  private func expectNothingComes() throws {
    let request = try #require(fixture.articles.requests.last)
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
    try expectNothingComes()
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, [false, true])
  func departure(departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    try expectNothingComes()
  }
}
