import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

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
    #expect(screen.fixture.favouriteIDs.isEmpty)
    #expect(screen.alert == Self.notSaved)
    try screen.tapOK()
    #expect(screen.stack == ["below", "place"])
    #expect(screen.list.places == [.aljube, .fado])
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func gone() throws {
    try screen.given(.fado).toggle()
    service.requests[0].answer(.failure(.notFound))
    #expect(screen.isOn == false)
    #expect(screen.alert == Snapshot.Alert(title: "This place is no longer in the guide.", buttons: ["OK"]))
    #expect(screen.list.places == [.aljube, .fado])
    try screen.tapOK()
    #expect(screen.stack == ["below"])
    #expect(screen.list.places == [.aljube])
  }

  @Test("Out of sight a refused favourite is not told", arguments: [ServiceError.offline, .notFound])
  func covered(failure: ServiceError) throws {
    try screen.given(.aljube).toggle()
    try screen.tapNext()
    service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.titles == ["", "Aljube", "Fado"])
    #expect(screen.list.places == [.aljube, .fado])
    try screen.window.perform(.goBack)
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
  }

  @Test("Under its note nothing is said either", arguments: [ServiceError.offline, .notFound])
  func underNote(failure: ServiceError) throws {
    try screen.given(.fado).toggle()
    try screen.tapNote()
    service.requests[0].answer(.failure(failure))
    #expect(screen.alert == nil)
    #expect(screen.window.snapshot.modal?.name == "note")
    #expect(screen.list.places == [.aljube, .fado])
    #expect(screen.isOn == false)
  }

  @Test("Back doesn't drop the request, but what comes of it is not said")
  func back() throws {
    try screen.given(.fado).toggle()
    try screen.window.perform(.goBack)
    #expect(!service.requests[0].isCancelled)
    #expect(screen.fixture.favouriteIDs == ["fado"])
    service.requests[0].answer(.failure(.offline))
    #expect(screen.fixture.favouriteIDs.isEmpty)
    #expect(screen.alert == nil)
  }

  @Test("A favourite that can't be stored stays as it was")
  func notStored() throws {
    var dependencies = screen.fixture.dependencies
    dependencies.favourites = Favourites(store: FullStoreDouble(), logger: dependencies.logger)
    screen.navigationController.pushViewController(
      PlaceViewController(place: .fado, in: screen.list, dependencies: ScreenDependencies(app: dependencies)))
    try screen.toggle()
    #expect(screen.isOn == false)
  }

  @Test("Toggling shows the favourite at once, and sends it")
  func lastWins() throws {
    try screen.given(.fado).toggle()
    #expect(screen.isOn == true)
    #expect(screen.fixture.favouriteIDs == ["fado"])
    try screen.toggle()
    #expect(screen.isOn == false)
    service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    #expect(service.ids == ["fado", "fado"])
    service.requests[1].answer(.success(()))
    #expect(screen.isOn == false)
    #expect(screen.alert == nil)
  }

  @Test("The toggle follows changes made elsewhere")
  func elsewhere() throws {
    screen.given(.fado)
    try screen.fixture.favourites.set(true, id: "fado")
    #expect(screen.isOn == true)
    #expect(service.requests.isEmpty)
  }
}
