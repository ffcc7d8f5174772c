import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct PlaceViewModelTests {
  let fixture = GuideFixture()

  private var dependencies: AppDependencies { fixture.device.dependencies }
  /// The titles of the places that are open.
  private var open: [String] {
    fixture.navigation.path.map { if case .place(let place) = $0 { place.title } else { "" } }
  }

  /// One known by its id only.
  private func makeUnknown(query: PlaceQuery = PlaceQuery()) -> PlaceViewModel {
    make("maat", known: nil, in: LoadedPlaces(query: query, service: fixture.device.places))
  }

  /// One of those that are loaded, of which there is the first page.
  private func make(_ place: Place, in loaded: LoadedPlaces? = nil, page: PlacePage = .first) -> PlaceViewModel {
    make(place.id, known: place, in: loaded ?? load(page))
  }

  /// One that is open, above those that are.
  private func make(_ id: Place.ID, known place: Place?, in loaded: LoadedPlaces) -> PlaceViewModel {
    let viewModel = fixture.guide.makePlace(id, known: place, in: loaded)
    fixture.navigation.path.append(.place(viewModel))
    return viewModel
  }

  private func load(_ page: PlacePage = .first) -> LoadedPlaces {
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
    let request = loaded.loadPage { _ in }
    fixture.device.places.requests.last?.answer(.success(page))
    withExtendedLifetime(request) {}
    return loaded
  }

  // MARK: - Loading

  @Test(
    "A failed load is told, and OK goes back",
    arguments: [
      (ServiceError.notFound, "This place is no longer in the guide."), (.offline, "No connection."),
      (.serverError, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) throws {
    let viewModel = makeUnknown()
    try dependencies.notes.set("Go early", for: "maat")
    viewModel.load()
    viewModel.openNote()
    try fixture.device.place.requests[0].answer(.failure(failure))
    #expect(fixture.alert == text)
    #expect(!viewModel.isLoading && !viewModel.isKnown)
    #expect(viewModel.noteText == nil)
    fixture.tapInAlert()
    #expect(open.isEmpty)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loading() throws {
    try dependencies.notes.set("Go early", for: "maat")
    let viewModel = makeUnknown()
    viewModel.load()
    #expect(fixture.device.place.ids == ["maat"])
    #expect(viewModel.isLoading && !viewModel.isKnown)
    #expect(viewModel.title == "" && viewModel.noteText == nil)
    try fixture.device.place.requests[0].answer(.success(.maat))
    #expect(!viewModel.isLoading && viewModel.isKnown)
    #expect(viewModel.title == "MAAT" && viewModel.quarter == "Belém" && viewModel.summary == "White")
    #expect(viewModel.noteText == "Go early")
  }

  @Test("Under another screen a failed load says nothing, and is begun again when the place next appears")
  func loadFailsOutOfSight() throws {
    let viewModel = makeUnknown()
    viewModel.load()
    _ = make(.fado)
    try fixture.device.place.requests[0].answer(.failure(.notFound))
    #expect(fixture.alert == nil && !viewModel.isLoading)
    viewModel.load()
    viewModel.load()
    #expect(viewModel.isLoading && fixture.device.place.ids == ["maat", "maat"])
  }

  @Test("Given by a list it is shown at once, without a request")
  func given() throws {
    try dependencies.notes.set("Go late", for: "fado")
    let viewModel = make(.fado)
    viewModel.load()
    #expect(viewModel.title == "Fado" && viewModel.summary == "Loud")
    #expect(viewModel.noteText == "Go late")
    #expect(!viewModel.isLoading)
    #expect(fixture.device.place.requests.isEmpty)
  }

  // MARK: - Favourite

  @Test("Toggling shows the favourite at once, and sends it")
  func toggling() throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    #expect(viewModel.isFavourite)
    #expect(dependencies.favourites.contains("aljube"))
    #expect(fixture.device.favourite.ids == ["aljube"] && fixture.device.favourite.values == [true])
    try fixture.device.favourite.requests[0].answer(.success(()))
    #expect(viewModel.isFavourite)
    #expect(fixture.alert == nil)
  }

  @Test("A refused favourite is taken back and told")
  func favouriteRefused() throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    try fixture.device.favourite.requests[0].answer(.failure(.serverError))
    #expect(!viewModel.isFavourite)
    #expect(fixture.alert == "Couldn't save the favourite.")
    fixture.tapInAlert()
    #expect(open == ["Aljube"])
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func favouriteOfLostPlace() throws {
    let loaded = load()
    let viewModel = make(.aljube, in: loaded)
    viewModel.setFavourite(true)
    try fixture.device.favourite.requests[0].answer(.failure(.notFound))
    #expect(fixture.alert == "This place is no longer in the guide.")
    #expect(open == ["Aljube"])
    fixture.tapInAlert()
    #expect(open.isEmpty)
    #expect(loaded.places == [.fado])
  }

  @Test("Out of sight a refused favourite is not told", arguments: ["another place", "the note", "an alert"])
  func outOfSight(above: String) throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    switch above {
    case "another place": _ = make(.aljube)
    case "the note": viewModel.openNote()
    default: fixture.navigation.say(Alert("First"))
    }
    try fixture.device.favourite.requests[0].answer(.failure(.serverError))
    #expect(!viewModel.isFavourite)
    #expect(fixture.alert == (above == "an alert" ? "First" : nil))
  }

  @Test("The toggle follows changes made elsewhere")
  func favourite() throws {
    let viewModel = make(.aljube)
    try dependencies.favourites.set(true, id: "aljube")
    #expect(viewModel.isFavourite)
    #expect(make(.aljube).isFavourite)
  }

  // MARK: - Note

  @Test("The note is opened, and its text follows")
  func note() throws {
    let viewModel = make(.aljube)
    #expect(viewModel.noteText == nil)
    try dependencies.notes.set("Go early", for: "aljube")
    #expect(viewModel.noteText == "Go early")
    viewModel.openNote()
    #expect(fixture.navigation.note?.draft == NoteDraft(placeID: "aljube", text: "Go early"))
    viewModel.openNote("Go late")
    #expect(fixture.navigation.note?.text == "Go late")
  }

  // MARK: - Next

  @Test("Next leads to the place that follows")
  func next() {
    let viewModel = make(.aljube)
    viewModel.goNext()
    #expect(open == ["Aljube", "Fado"])
    #expect(viewModel.canGoNext && !viewModel.isLoading)
    #expect(fixture.device.places.requests.count == 1)
  }

  @Test(
    "A failed Next is told, and changes nothing else",
    arguments: [(ServiceError.offline, "No connection."), (.serverError, "Something went wrong.")])
  func nextFails(failure: ServiceError, text: String) throws {
    let viewModel = make(.fado)
    viewModel.goNext()
    #expect(viewModel.isLoading && !viewModel.canGoNext)
    try fixture.device.places.requests[1].answer(.failure(failure))
    #expect(fixture.alert == text)
    #expect(!viewModel.isLoading && viewModel.canGoNext)
    fixture.tapInAlert()
    viewModel.goNext()
    try fixture.device.places.requests[2].answer(.success(.last))
    #expect(open == ["Fado", "Torre"])
  }

  @Test("After the last place that is said")
  func last() throws {
    let viewModel = make(.fado)
    viewModel.goNext()
    try fixture.device.places.requests[1].answer(.success(.empty))
    #expect(fixture.alert == "This is the last place.")
    #expect(!viewModel.isLoading && viewModel.canGoNext)
    viewModel.goNext()
    #expect(fixture.device.places.requests.count == 2)
  }

  @Test("Next loads as many pages as it takes")
  func nextOfUnknown() throws {
    let viewModel = makeUnknown(query: PlaceQuery(text: "m"))
    viewModel.goNext()
    try fixture.device.places.requests[0].answer(.success(.first))
    try fixture.device.places.requests[1].answer(.success(.second))
    #expect(viewModel.isLoading)
    try fixture.device.places.requests[2].answer(.success(.last))
    #expect(fixture.device.places.queries == Array(repeating: PlaceQuery(text: "m"), count: 3))
    #expect(fixture.device.places.pages == [0, 1, 2])
    #expect(open == ["", "Torre"])
  }

  @Test(
    "Opening the note drops Next, and so does a place that is gone, but no other refusal",
    arguments: ["note", "gone", "refused"])
  func dropsNext(by event: String) throws {
    let viewModel = make(.fado)
    viewModel.setFavourite(true)
    viewModel.goNext()
    switch event {
    case "note": viewModel.openNote()
    case "gone": try fixture.device.favourite.requests[0].answer(.failure(.notFound))
    default: try fixture.device.favourite.requests[0].answer(.failure(.offline))
    }
    #expect(try fixture.device.places.requests[1].isCancelled == (event != "refused"))
    #expect(viewModel.canGoNext == (event != "refused") && viewModel.isLoading == (event == "refused"))
  }

  // MARK: - Lifetime

  @Test("It is part of the navigation state")
  func savedScreen() {
    #expect(Destination.place(makeUnknown()).savedScreen == .place(id: "maat"))
  }

  @Test("A change of a favourite outlives it")
  func favouriteOutlives() throws {
    var viewModel: PlaceViewModel? = make(.aljube)
    viewModel?.setFavourite(true)
    fixture.navigation.path = []
    viewModel = nil
    #expect(viewModel == nil)
    #expect(try !fixture.device.favourite.requests[0].isCancelled)
    try fixture.device.favourite.requests[0].answer(.failure(.offline))
    #expect(!dependencies.favourites.contains("aljube"))
    #expect(fixture.alert == nil)
  }
}
