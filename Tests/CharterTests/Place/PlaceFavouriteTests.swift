import AppDoubles
import HeadlessUI
import SharedModel
import Testing

/// Making a place a favourite, and refusals.
struct PlaceFavouriteTests {
  private static let notSaved = Snapshot.Alert(title: "Couldn't save the favourite.", buttons: ["OK"])

  private let screen = PlaceScreen()
  private var service: FavouriteServiceDouble { screen.fixture.favourite }

  @Test(
    "A refused favourite is taken back, and an alert says so",
    arguments: try await Subject.all, [ServiceError.offline, .serverError])
  func refused(subject: Subject, failure: ServiceError) throws {
    try screen.given(subject, .fado).toggle()
    try service.requests[0].answer(.failure(failure))
    #expect(screen.isOn == false)
    #expect(screen.fixture.favourites.count == 0)
    #expect(screen.alert == Self.notSaved)
    try screen.tapOK()
    #expect(screen.stack == ["places", "place"])
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("If a favourite is refused because the place is gone, OK goes back", arguments: try await Subject.all)
  func gone(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try service.requests[0].answer(.failure(.notFound))
    #expect(screen.isOn == false)
    #expect(screen.alert == Snapshot.Alert(title: "This place is no longer in the guide.", buttons: ["OK"]))
    #expect(screen.stack == ["places", "place"])
    try screen.tapOK()
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
  }

  @Test(
    "Out of sight a refused favourite shows no alert",
    arguments: try await Subject.all, [ServiceError.offline, .notFound])
  func covered(subject: Subject, failure: ServiceError) throws {
    try screen.given(subject, .aljube).toggle()
    try screen.tapNext()
    try service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    try screen.app.perform(.goBack)
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test(
    "Under its note a refused favourite shows no alert", arguments: try await Subject.all,
    [ServiceError.offline, .notFound])
  func underNote(subject: Subject, failure: ServiceError) throws {
    try screen.given(subject, .fado).toggle()
    try screen.tapNote()
    try service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.app.snapshot.modal?.name == "note")
    #expect(screen.isOn == false)
    try screen.app.perform(.swipeModalDown)
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("Back doesn't cancel the favourite's request, and its failure shows no alert", arguments: try await Subject.all)
  func back(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try screen.app.perform(.goBack)
    #expect(try !service.requests[0].isCancelled)
    #expect(screen.fixture.favourites.contains("fado"))
    try service.requests[0].answer(.failure(.offline))
    #expect(screen.fixture.favourites.count == 0)
    #expect(screen.alert == nil)
  }

  @Test("A favourite that can't be stored stays as it was, and isn't sent", arguments: try await Subject.all)
  func notStored(subject: Subject) throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")]))
    fixture.device.dependencies.favourites = Favourites(store: FullStoreDouble(), logger: fixture.logger)
    fixture.launch(subject)
    try fixture.place.requests[0].answer(.success(.fado))
    try fixture.app.perform(.toggle(id: "place.favourite"))
    #expect(fixture.app.isOn("place.favourite") == false)
    #expect(fixture.favourite.requests.isEmpty)
    #expect(fixture.app.snapshot.alert == nil)
  }

  @Test("Toggling shows the favourite at once, and sends it", arguments: try await Subject.all)
  func lastWins(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    #expect(screen.isOn == true)
    #expect(screen.fixture.favourites.contains("fado"))
    try screen.toggle()
    #expect(screen.isOn == false)
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    #expect(service.ids == ["fado", "fado"])
    try service.requests[1].answer(.success(()))
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    #expect(service.values == [true, false, true])
  }

  @Test("A refused favourite is taken back, and an alert says so", arguments: try await Subject.all)
  func refusedRemoval(subject: Subject) throws {
    try screen.fixture.favourites.set(true, id: "fado")
    try screen.given(subject, .fado).toggle()
    #expect(service.values == [false])
    #expect(screen.isOn == false)
    try service.requests[0].answer(.failure(.offline))
    #expect(screen.isOn == true)
    #expect(screen.alert == Self.notSaved)
  }

  @Test("A refusal on return from two screens shows its alert", arguments: try await Subject.all)
  func refusedOnReturn(subject: Subject) throws {
    try screen.given(subject, .aljube).toggle()
    try screen.tapNext()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(.second))
    for _ in 0..<2 { try screen.app.perform(.goBack) }
    try service.requests[0].answer(.failure(.offline))
    #expect(screen.isOn == false)
    #expect(screen.alert == Self.notSaved)
  }

  @Test(
    "A confirmed favourite outlives the session", arguments: try await Subject.all, [Departure.expiry, .signOut])
  func confirmed(subject: Subject, departure: Departure) throws {
    try screen.given(subject, .fado).toggle()
    try service.requests[0].answer(.success(()))
    screen.fixture.leave(by: departure)
    #expect(screen.fixture.favourites.contains("fado"))
  }

  // MARK: - Several changes

  @Test("Toggling back to the requested value sends nothing more", arguments: try await Subject.all)
  func backAgain(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try screen.toggle()
    try screen.toggle()
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true])
    #expect(screen.isOn == true)
  }

  @Test("A refused value that was toggled away since shows no alert", arguments: try await Subject.all)
  func refusedMeanwhile(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try screen.toggle()
    try service.requests[0].answer(.failure(.offline))
    #expect(service.values == [true])
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    #expect(service.values == [true, true])
  }

  @Test("A second value that is refused falls back to the first", arguments: try await Subject.all)
  func secondRefused(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try screen.toggle()
    try service.requests[0].answer(.success(()))
    try #require(service.requests.count == 2)
    try service.requests[1].answer(.failure(.serverError))
    #expect(screen.isOn == true)
    #expect(screen.alert == Self.notSaved)
  }

  @Test("The favourites of two places don't wait for each other", arguments: try await Subject.all)
  func twoPlaces(subject: Subject) throws {
    try screen.given(subject, .aljube).toggle()
    try screen.tapNext()
    try screen.toggle()
    #expect(service.ids == ["aljube", "fado"])
    try service.requests[1].answer(.failure(.offline))
    #expect(screen.fixture.favourites.contains("aljube"))
    #expect(screen.fixture.favourites.count == 1)
    #expect(screen.alert == Self.notSaved)
  }

  @Test(
    "At the end of the session unconfirmed favourites are taken back in the order of their ids",
    arguments: try await Subject.all)
  func sessionEndsInOrder(subject: Subject) throws {
    let fixture = AppFixture()
    fixture.launch(subject)
    let places: [Place] = [.maat, .fado, .torre, .aljube]
    for (index, place) in places.enumerated() {
      fixture.open("guide://places/\(place.id)")
      try fixture.place.requests[index].answer(.success(place))
      try fixture.app.perform(.toggle(id: "place.favourite"))
    }
    var takenBack: [Place.ID] = []
    let observation = fixture.favourites.observe { takenBack.append($0) }
    fixture.session.signOut()
    #expect(takenBack == places.map(\.id).sorted())
    observation.cancel()
  }

  @Test(
    "A place that is opened again shows no alert for an earlier toggle, unless it toggles itself",
    arguments: try await Subject.all)
  func openedAnew(subject: Subject) throws {
    try screen.given(subject, .fado).toggle()
    try screen.app.perform(.goBack)
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    try service.requests[0].answer(.failure(.offline))
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    try screen.app.perform(.goBack)
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    try screen.toggle()
    try screen.toggle()
    try service.requests[1].answer(.failure(.offline))
    #expect(screen.alert == Self.notSaved)
  }

  @Test(
    "Under another alert a refused favourite shows none", arguments: try await Subject.all,
    [ServiceError.offline, .notFound])
  func underAlert(subject: Subject, failure: ServiceError) throws {
    try screen.given(subject, .fado).toggle()
    try screen.tapNext()
    try screen.pages.requests[1].answer(.success(.empty))
    #expect(screen.alert?.title == "This is the last place.")
    try service.requests[0].answer(.failure(failure))
    #expect(screen.alert?.title == "This is the last place.")
    #expect(screen.isOn == false)
    #expect(screen.app.takenFaults == [])
    try screen.tapOK()
    #expect(screen.stack == ["places", "place"])
  }

  @Test("The toggle follows changes made elsewhere", arguments: try await Subject.all)
  func elsewhere(subject: Subject) throws {
    try screen.given(subject, .fado)
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.isOn == true)
    #expect(service.requests.isEmpty)
  }
}
