import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The end of the screen releases its objects, while it loads or refreshes.
struct ReferenceLifetimeTests {
  private let fixture = AppFixture()

  /// Opens the book, and returns its objects.
  private func objects(_ subject: Subject, isRefreshing: Bool) throws -> ModuleObjects {
    fixture.launch(subject)
    let menu = fixture.objects
    try fixture.openReferenceBook()
    if isRefreshing {
      try fixture.articles.requests[0].answer(.success(.book))
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

  @Test("Back releases the screen, and cancels its request", arguments: try await Subject.all, [false, true])
  func back(subject: Subject, isRefreshing: Bool) throws {
    let objects = try objects(subject, isRefreshing: isRefreshing)
    try fixture.app.perform(.goBack)
    #expect(objects.alive == [])
    try expectNothingComes()
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all(with: Departure.allCases, [false, true]))
  func departure(subject: Subject, departure: Departure, isRefreshing: Bool) throws {
    let objects = try objects(subject, isRefreshing: isRefreshing)
    fixture.leave(by: departure)
    #expect(objects.alive == [])
    try expectNothingComes()
  }
}
