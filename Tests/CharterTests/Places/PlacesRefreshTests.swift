import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct PlacesRefreshTests {
  @Test(
    "A failed refresh shows an alert, and keeps rows and pages",
    arguments: try await Subject.all, [ServiceError.offline, .serverError])
  func fails(subject: Subject, failure: ServiceError) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    try screen.pull()
    screen.answer(.failure(failure))
    #expect(screen.app.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices.isEmpty)
    try screen.app.perform(.tapInAlert(title: "OK"))
    #expect(screen.app.snapshot.alert == nil)
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1, 0, 2])
    screen.answer(.success(.last))
    #expect(screen.names == ["Aljube", "Fado", "MAAT", "Torre"])
  }

  @Test("A failed refresh keeps the empty list's label", arguments: try await Subject.all)
  func failsWithoutRows(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.success(.empty))
    try screen.pull()
    screen.answer(.failure(.offline))
    #expect(screen.notices == ["places.empty"])
  }

  @Test("Until a load has succeeded, pulling acts as Retry", arguments: try await Subject.all)
  func pullAfterFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.failure(.offline))
    try screen.pull()
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    screen.answer(.failure(.serverError))
    #expect(screen.app.text("places.error") == "Something went wrong.")
    #expect(screen.app.snapshot.alert == nil)
  }

  @Test("After a failed search, pulling is Retry", arguments: try await Subject.all)
  func pullAfterFailedSearch(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.search("f")
    screen.answer(.failure(.offline))
    try screen.pull()
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.service.queries.last == PlaceQuery(text: "f"))
  }

  @Test("While the first page loads, pulling ends at once and sends nothing", arguments: try await Subject.all)
  func pullWhileLoading(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    try screen.pull()
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.service.requests.map(\.isCancelled) == [false])
  }

  @Test("While a search waits, pulling sends nothing", arguments: try await Subject.all)
  func pullWhileSearching(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.type("f")
    try screen.pull()
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.notices == ["places.spinner"])
    #expect(screen.service.requests.count == 1)
    screen.clock.advance(by: .milliseconds(300))
    try screen.pull()
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.service.requests.map(\.isCancelled) == [false, false])
    screen.answer(.success(PlacePage(places: [.fado], isLast: true)))
    #expect(screen.names == ["Fado"])
  }

  @Test(
    "While it refreshes, neither a pull nor the end of the list sends anything",
    arguments: try await Subject.all)
  func oneRefresh(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.pull()
    try screen.pull()
    try screen.scrollToEnd()
    #expect(screen.service.requests.map(\.isCancelled) == [false, false])
    #expect(screen.app.isRefreshing("places.list"))
    #expect(screen.notices.isEmpty)
  }

  @Test("A pull drops a request for more", arguments: try await Subject.all)
  func dropsMore(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    try screen.pull()
    #expect(screen.service.requests.map(\.isCancelled) == [false, true, false])
    #expect(screen.notices.isEmpty)
    #expect(screen.app.isRefreshing("places.list"))
  }

  @Test("A pull hides that loading more failed", arguments: try await Subject.all)
  func hidesMoreFailure(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.scrollToEnd()
    screen.answer(.failure(.offline))
    try screen.pull()
    #expect(screen.notices.isEmpty)
  }

  @Test("A refresh starts again at the first page", arguments: try await Subject.all)
  func refresh(subject: Subject) throws {
    let screen = try PlacesScreen(subject, query: PlaceQuery(text: "a", quarterID: "alfama")).loaded()
    try screen.scrollToEnd()
    screen.answer(.success(.second))
    try screen.pull()
    #expect(screen.app.isRefreshing("places.list"))
    #expect(screen.names == ["Aljube", "Fado", "MAAT"])
    #expect(screen.notices.isEmpty)
    #expect(screen.service.queries.last == PlaceQuery(text: "a", quarterID: "alfama"))
    screen.answer(.success(PlacePage(places: [.fado], isLast: false)))
    #expect(!screen.app.isRefreshing("places.list"))
    #expect(screen.names == ["Fado"])
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 1, 0, 1])
    screen.answer(.success(PlacePage(places: [.aljube], isLast: true)))
    #expect(screen.names == ["Fado", "Aljube"])
  }

  @Test("A refresh shows whether the list is empty now", arguments: try await Subject.all)
  func empty(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.pull()
    screen.answer(.success(.empty))
    #expect(screen.names.isEmpty)
    #expect(screen.notices == ["places.empty"])
    try screen.pull()
    #expect(screen.notices == ["places.empty"])
    screen.answer(.success(.first))
    #expect(screen.notices.isEmpty)
  }

  @Test("A refresh of a complete list can find more pages", arguments: try await Subject.all)
  func moreThanBefore(subject: Subject) throws {
    let screen = try PlacesScreen(subject).shown()
    screen.answer(.success(.last))
    try screen.pull()
    screen.answer(.success(.first))
    try screen.scrollToEnd()
    #expect(screen.service.pages == [0, 0, 1])
  }

  @Test("A failed refresh shows its alert over the next screen", arguments: try await Subject.all)
  func failsBelow(subject: Subject) throws {
    let screen = try PlacesScreen(subject).loaded()
    try screen.pull()
    try screen.openPlaceAndNext {
      try screen.service.requests[1].answer(.failure(.offline))
      #expect(screen.app.snapshot.alert?.title == "Couldn't refresh.")
      try screen.app.perform(.tapInAlert(title: "OK"))
    }
    #expect(screen.names == ["Aljube", "Fado"])
  }
}
