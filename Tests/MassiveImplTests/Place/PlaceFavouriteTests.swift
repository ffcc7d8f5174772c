import HeadlessUI
import SharedModel
import Testing

/// How a place becomes a favourite, and what is said when it doesn't.
struct PlaceFavouriteTests {
  private static let notSaved = Snapshot.Alert(title: "Couldn't save the favourite.", buttons: ["OK"])

  private let screen = PlaceScreen()
  private var service: FavouriteServiceDouble { screen.fixture.favourite }

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .serverError])
  func refused(failure: ServiceError) throws {
    try screen.given(.fado).toggle()
    service.requests[0].answer(.failure(failure))
    #expect(screen.isOn == false)
    #expect(screen.fixture.favourites.count == 0)
    #expect(screen.alert == Self.notSaved)
    try screen.tapOK()
    #expect(screen.stack == ["places", "place"])
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func gone() throws {
    try screen.given(.fado).toggle()
    service.requests[0].answer(.failure(.notFound))
    #expect(screen.isOn == false)
    #expect(screen.alert == Snapshot.Alert(title: "This place is no longer in the guide.", buttons: ["OK"]))
    #expect(screen.stack == ["places", "place"])
    try screen.tapOK()
    #expect(screen.stack == ["places"])
    #expect(try screen.backToList() == ["Aljube"])
  }

  @Test("Out of sight a refused favourite is not told", arguments: [ServiceError.offline, .notFound])
  func covered(failure: ServiceError) throws {
    try screen.given(.aljube).toggle()
    try screen.tapNext()
    service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.titles == ["Places", "Aljube", "Fado"])
    try screen.app.perform(.goBack)
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("Under its note nothing is said either", arguments: [ServiceError.offline, .notFound])
  func underNote(failure: ServiceError) throws {
    try screen.given(.fado).toggle()
    try screen.tapNote()
    service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.app.snapshot.modal?.name == "note")
    #expect(screen.isOn == false)
    try screen.app.perform(.swipeModalDown)
    #expect(try screen.backToList() == ["Aljube", "Fado"])
  }

  @Test("Back doesn't drop the request, but what comes of it is not said")
  func back() throws {
    try screen.given(.fado).toggle()
    try screen.app.perform(.goBack)
    #expect(!service.requests[0].isCancelled)
    #expect(screen.fixture.favourites.contains("fado"))
    service.requests[0].answer(.failure(.offline))
    #expect(screen.fixture.favourites.count == 0)
    #expect(screen.alert == nil)
  }

  @Test("A favourite that can't be stored stays as it was, and is not sent")
  func notStored() throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.place(id: "fado")]))
    fixture.dependencies.favourites = Favourites(store: FullStoreDouble(), logger: fixture.logger)
    fixture.launch()
    fixture.place.requests[0].answer(.success(.fado))
    try fixture.app.perform(.toggle(id: "place.favourite"))
    #expect(fixture.app.isOn("place.favourite") == false)
    #expect(fixture.favourite.requests.isEmpty)
    #expect(fixture.app.snapshot.alert == nil)
  }

  @Test("Toggling shows the favourite at once, and sends it")
  func lastWins() throws {
    try screen.given(.fado).toggle()
    #expect(screen.isOn == true)
    #expect(screen.fixture.favourites.contains("fado"))
    try screen.toggle()
    #expect(screen.isOn == false)
    service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    #expect(service.ids == ["fado", "fado"])
    service.requests[1].answer(.success(()))
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    #expect(service.values == [true, false, true])
  }

  // MARK: - Several changes

  @Test("What comes back to what was asked for is not asked again")
  func backAgain() throws {
    try screen.given(.fado).toggle()
    try screen.toggle()
    try screen.toggle()
    service.requests[0].answer(.success(()))
    #expect(service.values == [true])
    #expect(screen.isOn == true)
  }

  @Test("A refusal of what is no longer wanted is not told")
  func refusedMeanwhile() throws {
    try screen.given(.fado).toggle()
    try screen.toggle()
    service.requests[0].answer(.failure(.offline))
    #expect(service.values == [true])
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    #expect(service.values == [true, true])
  }

  @Test("A second change that is refused falls back to the first")
  func secondRefused() throws {
    try screen.given(.fado).toggle()
    try screen.toggle()
    service.requests[0].answer(.success(()))
    try #require(service.requests.count == 2)
    service.requests[1].answer(.failure(.serverError))
    #expect(screen.isOn == true)
    #expect(screen.alert == Self.notSaved)
  }

  @Test("Places do not wait for each other")
  func twoPlaces() throws {
    try screen.given(.aljube).toggle()
    try screen.tapNext()
    try screen.toggle()
    #expect(service.ids == ["aljube", "fado"])
    service.requests[1].answer(.failure(.offline))
    #expect(screen.fixture.favourites.contains("aljube"))
    #expect(screen.fixture.favourites.count == 1)
    #expect(screen.alert == Self.notSaved)
  }

  @Test("What is taken back at the end of the session is taken back in the order of the ids")
  func sessionEndsInOrder() throws {
    let fixture = AppFixture()
    fixture.launch()
    let places: [Place] = [.maat, .fado, .torre, .aljube]
    for (index, place) in places.enumerated() {
      fixture.open("guide://places/\(place.id)")
      fixture.place.requests[index].answer(.success(place))
      try fixture.app.perform(.toggle(id: "place.favourite"))
    }
    var takenBack: [Place.ID] = []
    let observation = fixture.favourites.observe { takenBack.append($0) }
    fixture.session.signOut()
    #expect(takenBack == places.map(\.id).sorted())
    observation.cancel()
  }

  @Test("Opened anew, the screen hears nothing of what was toggled before, until it toggles itself")
  func openedAnew() throws {
    try screen.given(.fado).toggle()
    try screen.app.perform(.goBack)
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    service.requests[0].answer(.failure(.offline))
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
    try screen.toggle()
    try screen.app.perform(.goBack)
    try screen.app.perform(.selectRowTitled(title: "Fado", id: "places.list"))
    try screen.toggle()
    try screen.toggle()
    service.requests[1].answer(.failure(.offline))
    #expect(screen.alert == Self.notSaved)
  }

  @Test("Under another alert nothing is said either", arguments: [ServiceError.offline, .notFound])
  func underAlert(failure: ServiceError) throws {
    try screen.given(.fado).toggle()
    try screen.tapNext()
    screen.pages.requests[1].answer(.success(.empty))
    #expect(screen.alert?.title == "This is the last place.")
    service.requests[0].answer(.failure(failure))
    #expect(screen.alert?.title == "This is the last place.")
    #expect(screen.isOn == false)
    #expect(screen.app.takenFaults == [])
    try screen.tapOK()
    #expect(screen.stack == ["places", "place"])
  }

  @Test("The toggle follows changes made elsewhere")
  func elsewhere() throws {
    try screen.given(.fado)
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.isOn == true)
    #expect(service.requests.isEmpty)
  }
}
