import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// The Next button, which goes through the list that a place was opened from.
struct PlaceNextTests {
  private let screen = PlaceScreen()
  private var isWaiting: Bool { screen.app.isShown("place.spinner") }

  @Test(
    "A failed Next shows an alert, and changes nothing else",
    arguments: try await Subject.all(with: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    ]))
  func fails(subject: Subject, failure: ServiceError, text: String) throws {
    let before = try screen.given(subject, .fado).app.snapshot
    try screen.tapNext()
    try screen.pages.requests[1].answer(.failure(failure))
    #expect(screen.alert == Snapshot.Alert(title: text, buttons: ["OK"]))
    try screen.tapOK()
    #expect(screen.app.snapshot == before)
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
  }

  @Test("Back cancels the page that Next waits for", arguments: try await Subject.all)
  func back(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.app.perform(.goBack)
    #expect(try screen.pages.requests[1].isCancelled)
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("After the last place an alert says so", arguments: try await Subject.all)
  func last(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.pages.requests[1].answer(.success(.empty))
    #expect(screen.alert == Snapshot.Alert(title: "This is the last place.", buttons: ["OK"]))
    #expect(!isWaiting)
    try screen.tapOK()
    #expect(screen.titles == ["Places", "Fado"])
    try screen.tapNext()
    #expect(screen.alert?.title == "This is the last place.")
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
  }

  @Test(
    "While Next waits, the spinner is shown and only Next is disabled", arguments: try await Subject.all)
  func waiting(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    #expect(isWaiting)
    #expect(!screen.app.isEnabled("place.next"))
    #expect(screen.app.isEnabled("place.favourite"))
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    #expect(!isWaiting)
    try screen.app.perform(.goBack)
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
  }

  @Test("Next opens the next place", arguments: try await Subject.all)
  func next(subject: Subject) throws {
    try screen.given(subject, .aljube).tapNext()
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    #expect(screen.app.text("place.summary") == "Loud")
    #expect(screen.pages.requests.count == 1)
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(.second))
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
    #expect(screen.fixture.place.ids.isEmpty)
  }

  @Test("Next loads as many pages as it takes", arguments: try await Subject.all)
  func pages(subject: Subject) throws {
    try screen.loading(subject, "fado").fixture.place.requests[0].answer(.success(.fado))
    try screen.tapNext()
    #expect(screen.pages.queries == [PlaceQuery()])
    try screen.pages.requests[0].answer(.success(.first))
    #expect(isWaiting)
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.pages.pages == [0, 1])
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A later page that fails shows an alert", arguments: try await Subject.all)
  func failsOnTheWay(subject: Subject) throws {
    try screen.loading(subject, "maat").fixture.place.requests[0].answer(.success(.maat))
    try screen.tapNext()
    try screen.pages.requests[0].answer(.success(.first))
    #expect(isWaiting)
    try screen.pages.requests[1].answer(.failure(.serverError))
    #expect(screen.alert?.title == "Something went wrong.")
    #expect(!isWaiting)
    try screen.tapOK()
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
  }

  @Test(
    "Under another alert neither a failed page nor the last place shows one",
    arguments: try await Subject.all, [true, false])
  func underAlert(subject: Subject, fails: Bool) throws {
    try screen.given(subject, .fado).toggle()
    try screen.tapNext()
    try screen.fixture.favourite.requests[0].answer(.failure(.offline))
    try screen.pages.requests[1].answer(fails ? .failure(.offline) : .success(.empty))
    #expect(screen.alert?.title == "Couldn't save the favourite.")
    #expect(screen.app.takenFaults == [])
    try screen.tapOK()
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Fado"])
    #expect(!isWaiting)
  }

  // MARK: - Neighbours

  @Test(
    "Next uses a page that the list has loaded meanwhile, and ignores its own failure", arguments: try await Subject.all
  )
  func listLoadsPage(subject: Subject) throws {
    try screen.given(subject, .fado)
    try screen.app.perform(.goBack)
    try screen.app.perform(.scrollToEnd(id: "places.list"))
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    try screen.tapNext()
    #expect(screen.pages.pages == [0, 1, 1])
    try screen.pages.requests[1].answer(.success(.second))
    #expect(isWaiting)
    try screen.pages.requests[2].answer(.failure(.offline))
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A place that has moved to the next page is listed once", arguments: try await Subject.all)
  func movedOn(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    try screen.app.perform(.goBack)
    try screen.tapNext()
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
  }

  @Test(
    "Next skips a place that has moved to the next page",
    arguments: try await Subject.all)
  func movedOnAfterNext(subject: Subject) throws {
    try screen.given(subject, .aljube).tapNext()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Aljube", "Fado", "MAAT"])
  }

  @Test("A place that was gone and returns with a later page is listed again", arguments: try await Subject.all)
  func comesBack(subject: Subject) throws {
    try screen.given(subject, .aljube).tapNext()
    try screen.toggle()
    try screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    try screen.tapOK()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(PlacePage(places: [.fado, .maat], isLast: true)))
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    #expect(try screen.backToList() == ["Aljube", "Fado", "MAAT"])
  }

  @Test("Next skips a place that was gone when it was open above", arguments: try await Subject.all)
  func goneAbove(subject: Subject) throws {
    try screen.given(subject, .aljube).tapNext()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(.second))
    try screen.app.perform(.goBack)
    try screen.toggle()
    try screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    try screen.tapOK()
    #expect(screen.titles == ["Places", "Aljube"])
    try screen.tapNext()
    #expect(screen.titles == ["Places", "Aljube", "MAAT"])
    #expect(try screen.backToList() == ["Aljube", "MAAT"])
    #expect(screen.pages.pages == [0, 1])
  }

  @Test(
    "Places opened by Next share the loaded pages, even without a list below", arguments: try await Subject.all)
  func chain(subject: Subject) throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "aljube")]))
    fixture.launch(subject)
    try fixture.place.requests[0].answer(.success(.aljube))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.tap(id: "place.next"))
    try fixture.places.requests[1].answer(.success(.second))
    try fixture.app.perform(.goBack)
    try fixture.app.perform(.toggle(id: "place.favourite"))
    try fixture.favourite.requests[0].answer(.failure(.notFound))
    try fixture.app.perform(.tapInAlert(title: "OK"))
    try fixture.app.perform(.tap(id: "place.next"))
    #expect(fixture.app.snapshot.screen.title == "MAAT")
    #expect(fixture.places.pages == [0, 1])
  }

  // MARK: - Dropped

  private func expectNextDropped() throws {
    #expect(try screen.pages.requests[1].isCancelled)
    #expect(!isWaiting)
    #expect(screen.app.isEnabled("place.next"))
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado"])
  }

  @Test("Opening the note cancels Next", arguments: try await Subject.all)
  func note(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.tapNote()
    try expectNextDropped()
    try screen.app.perform(.tap(id: "note.cancel"))
    try screen.tapNext()
    try screen.pages.requests[2].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("Learning that the place is gone cancels Next", arguments: try await Subject.all)
  func gone(subject: Subject) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.toggle()
    try screen.fixture.favourite.requests[0].answer(.failure(.notFound))
    try expectNextDropped()
    try screen.tapOK()
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
  }

  @Test(
    "A favourite refused for another reason doesn't cancel Next",
    arguments: try await Subject.all, [ServiceError.offline, .serverError])
  func refused(subject: Subject, failure: ServiceError) throws {
    try screen.given(subject, .fado).tapNext()
    try screen.toggle()
    try screen.fixture.favourite.requests[0].answer(.failure(failure))
    #expect(isWaiting)
    try screen.pages.requests[1].answer(.success(.second))
    #expect(screen.titles == ["Places", "Fado", "MAAT"])
  }

  @Test("A restored note leaves the spinner of its place", arguments: try await Subject.all)
  func restoredNote(subject: Subject) {
    let draft = NoteDraft(placeID: "fado", text: "Loud")
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")], note: draft))
    fixture.launch(subject)
    #expect(fixture.app.snapshot.modal?.name == "note")
    #expect(fixture.app.isShown("place.spinner"))
  }
}
