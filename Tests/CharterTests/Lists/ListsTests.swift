import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct ListsTests {
  // MARK: - First load

  @Test("It loads when it first appears, and only then", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func loadsOnce(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = ListScreen(kind, of: subject)
    #expect(screen.requests.isEmpty)
    try screen.open()
    #expect(screen.requests.count == 1)
    try screen.answer(0)
    try screen.selectFirstRow()
    try screen.app.perform(.goBack)
    #expect(screen.requests.count == 1)
    #expect(screen.titles.count == 3)
  }

  @Test(
    "A failed load offers Retry, which loads again",
    arguments: try await Subject.all(
      with: ListScreen.Kind.allCases,
      [
        (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
        (.notFound, "Something went wrong."),
      ]))
  func loadFails(subject: Subject, kind: ListScreen.Kind, failure: (error: ServiceError, text: String)) throws {
    let screen = try ListScreen(kind, of: subject).open()
    try screen.fail(0, with: failure.error)
    #expect(screen.app.text(screen.id("error")) == failure.text)
    #expect(screen.app.text(screen.id("retry")) == "Retry")
    #expect(screen.notices == [screen.id("error"), screen.id("retry")])
    #expect(screen.app.snapshot.alert == nil)
    try screen.retry()
    #expect(screen.requests.count == 2)
    #expect(screen.notices == [screen.id("spinner")])
    try screen.answer(1, rows: 1)
    #expect(screen.titles.count == 1)
    #expect(screen.notices.isEmpty)
  }

  @Test("Each opening loads again, and back cancels it", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func openedAgain(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = ListScreen(kind, of: subject)
    for _ in 0..<2 {
      try screen.open()
      try screen.app.perform(.goBack)
    }
    #expect(screen.requests == [true, true])
  }

  // MARK: - Refresh

  @Test("A refresh replaces the rows", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func refresh(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = try ListScreen(kind, of: subject).openLoaded()
    for (request, rows) in [(1, 1), (2, 3)] {
      let before = screen.titles
      try screen.pull()
      #expect(screen.app.isRefreshing(screen.list))
      #expect(screen.titles == before && screen.notices.isEmpty)
      try screen.answer(request, rows: rows)
      #expect(!screen.app.isRefreshing(screen.list))
      #expect(screen.titles.count == rows && screen.notices.isEmpty)
    }
  }

  @Test(
    "A failed refresh shows an alert, and keeps the rows",
    arguments: try await Subject.all(with: ListScreen.Kind.allCases, [ServiceError.offline, .serverError]))
  func refreshFails(subject: Subject, kind: ListScreen.Kind, failure: ServiceError) throws {
    let screen = try ListScreen(kind, of: subject).openLoaded()
    try screen.pull()
    try screen.fail(1, with: failure)
    #expect(screen.app.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(screen.titles.count == 3)
    #expect(!screen.app.isRefreshing(screen.list))
    #expect(screen.notices.isEmpty)
    try screen.app.perform(.tapInAlert(title: "OK"))
    #expect(screen.app.snapshot.alert == nil)
    try screen.pull()
    #expect(screen.requests.count == 3)
  }

  @Test(
    "A failed refresh shows its alert over the next screen",
    arguments: try await Subject.all, ListScreen.Kind.allCases)
  func refreshFailsBelow(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = try ListScreen(kind, of: subject).openLoaded()
    try screen.pull()
    try screen.selectFirstRow()
    try screen.fail(1)
    #expect(screen.app.snapshot.alert?.title == "Couldn't refresh.")
    #expect(screen.fixture.stack == ["menu", kind.rawValue, kind.next])
  }

  @Test(
    "While it loads or refreshes, pulling sends nothing", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func pullMeanwhile(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = try ListScreen(kind, of: subject).open()
    try screen.pull()
    #expect(!screen.app.isRefreshing(screen.list))
    #expect(screen.notices == [screen.id("spinner")])
    #expect(screen.requests == [false])
    try screen.answer(0)
    for _ in 0..<2 { try screen.pull() }
    #expect(screen.requests == [false, false])
  }

  @Test("Until a load has succeeded, pulling acts as Retry", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func pullBeforeSuccess(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = try ListScreen(kind, of: subject).open()
    try screen.fail(0)
    try screen.pull()
    #expect(!screen.app.isRefreshing(screen.list))
    #expect(screen.notices == [screen.id("spinner")])
    try screen.fail(1, with: .serverError)
    #expect(screen.app.text(screen.id("error")) == "Something went wrong.")
    #expect(screen.app.snapshot.alert == nil)
  }

  // MARK: - Closing the screen

  /// Opens the screen and lets it load or refresh; returns its objects.
  private func objects(_ screen: ListScreen, isRefreshing: Bool) throws -> ModuleObjects {
    let menu = screen.fixture.objects
    if isRefreshing {
      try screen.openLoaded().pull()
    } else {
      try screen.open()
    }
    let objects = screen.fixture.objects.without(menu)
    #expect(!objects.alive.isEmpty)
    return objects
  }

  /// Expects that the request is cancelled, and that a late reply changes nothing.
  private func expectNothingComes(of request: Int, to screen: ListScreen) throws {
    #expect(screen.requests[request])
    let snapshot = screen.app.snapshot
    try screen.fail(request)
    #expect(screen.app.snapshot == snapshot)
  }

  @Test(
    "Back releases the screen, and cancels its request",
    arguments: try await Subject.all(with: ListScreen.Kind.allCases, [false, true]))
  func back(subject: Subject, kind: ListScreen.Kind, isRefreshing: Bool) throws {
    let screen = ListScreen(kind, of: subject)
    let objects = try objects(screen, isRefreshing: isRefreshing)
    try screen.app.perform(.goBack)
    #expect(objects.alive == [])
    try expectNothingComes(of: isRefreshing ? 1 : 0, to: screen)
  }

  @Test("The alert of a failed refresh leaks nothing", arguments: try await Subject.all, ListScreen.Kind.allCases)
  func alert(subject: Subject, kind: ListScreen.Kind) throws {
    let screen = ListScreen(kind, of: subject)
    let list = try objects(screen, isRefreshing: true)
    let before = screen.fixture.objects
    try screen.fail(1)
    let alert = screen.fixture.objects.without(before)
    try screen.app.perform(.tapInAlert(title: "OK"))
    #expect(alert.alive == [])
    try screen.app.perform(.goBack)
    #expect(list.alive == [])
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen",
    arguments: try await Subject.all(
      with: ListScreen.Kind.allCases.flatMap { kind in Departure.allCases.map { (kind, $0) } }, [false, true]))
  func departure(subject: Subject, place: (kind: ListScreen.Kind, departure: Departure), isRefreshing: Bool) throws {
    let screen = ListScreen(place.kind, of: subject)
    let objects = try objects(screen, isRefreshing: isRefreshing)
    screen.fixture.leave(by: place.departure)
    #expect(objects.alive == [])
    #expect(screen.fixture.stack == place.departure.stack)
    try expectNothingComes(of: isRefreshing ? 1 : 0, to: screen)
  }
}
