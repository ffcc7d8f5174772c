import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct PlaceViewModelTests {
  let device = DeviceDouble()
  let delegate = PlaceViewModelCoordinatorDelegateDouble()

  private let favouriteChanges: FavouriteChanges

  init() {
    favouriteChanges = FavouriteChanges(
      favourites: device.favourites, service: device.favourite, session: device.session)
  }

  /// One known by its id only.
  private func makeUnknown(query: PlaceQuery = PlaceQuery()) -> PlaceViewModel {
    make("maat", known: nil, in: LoadedPlaces(query: query, service: device.places))
  }

  /// One of those that are loaded, of which there is the first page.
  private func make(_ place: Place, in loaded: LoadedPlaces? = nil, page: PlacePage = .first) -> PlaceViewModel {
    make(place.id, known: place, in: loaded ?? load(page))
  }

  private func make(_ id: Place.ID, known place: Place?, in loaded: LoadedPlaces) -> PlaceViewModel {
    let viewModel = PlaceViewModel(
      id: id, known: place, in: loaded, place: device.place, favourites: device.favourites,
      favouriteChanges: favouriteChanges, notes: device.notes)
    viewModel.coordinatorDelegate = delegate
    return viewModel
  }

  private func load(_ page: PlacePage = .first) -> LoadedPlaces {
    let loaded = LoadedPlaces(query: PlaceQuery(), service: device.places)
    let request = loaded.loadPage { _ in }
    device.places.requests.last?.answer(.success(page))
    withExtendedLifetime(request) {}
    return loaded
  }

  // MARK: - Loading

  @Test(
    "A failure to load is told to the coordinator, and there is nothing to show",
    arguments: [
      (ServiceError.notFound, "This place is no longer in the guide."), (.offline, "No connection."),
      (.serverError, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) throws {
    let viewModel = makeUnknown()
    try device.notes.set("Go early", for: "maat")
    viewModel.load()
    try device.place.requests[0].answer(.failure(failure))
    #expect(delegate.messages == ["maat not loaded: \(text)"])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.details.value == nil)
    #expect(viewModel.noteText.value == nil)
  }

  @Test("A place known by its id only is there, with its note, once it is loaded")
  func loading() throws {
    try device.notes.set("Go early", for: "maat")
    let viewModel = makeUnknown()
    viewModel.load()
    #expect(device.place.ids == ["maat"])
    #expect(viewModel.isLoading.value)
    #expect(viewModel.title.value == "")
    #expect(viewModel.noteText.value == nil)
    try device.place.requests[0].answer(.success(.maat))
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.title.value == "MAAT")
    #expect(viewModel.details.value == PlaceDetailsViewModel(.maat))
    #expect(viewModel.details.value?.quarter == "Belém")
    #expect(viewModel.noteText.value == "Go early")
  }

  @Test("Loaded again after it failed, it asks once")
  func loadsAgain() throws {
    let viewModel = makeUnknown()
    viewModel.load()
    try device.place.requests[0].answer(.failure(.offline))
    viewModel.load()
    viewModel.load()
    #expect(device.place.ids == ["maat", "maat"])
  }

  @Test("Given by a list it is shown at once, without a request")
  func given() throws {
    try device.notes.set("Go late", for: "fado")
    let viewModel = make(.fado)
    viewModel.load()
    #expect(viewModel.title.value == "Fado")
    #expect(viewModel.details.value?.summary == "Loud")
    #expect(viewModel.noteText.value == "Go late")
    #expect(!viewModel.isLoading.value)
    #expect(device.place.requests.isEmpty)
  }

  // MARK: - Favourite

  @Test("Toggling shows the favourite at once, and sends it")
  func toggling() throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    #expect(viewModel.isFavourite.value)
    #expect(device.favourites.contains("aljube"))
    #expect(device.favourite.ids == ["aljube"] && device.favourite.values == [true])
    try device.favourite.requests[0].answer(.success(()))
    #expect(viewModel.isFavourite.value)
    #expect(delegate.messages.isEmpty)
  }

  @Test("A refused favourite is taken back and told")
  func favouriteRefused() throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    #expect(viewModel.isFavourite.value)
    #expect(device.favourites.contains("aljube"))
    try device.favourite.requests[0].answer(.failure(.serverError))
    #expect(!viewModel.isFavourite.value)
    #expect(delegate.messages == ["aljube failed: Couldn't save the favourite."])
  }

  @Test("A change that finds the place gone is told in other words")
  func favouriteOfLostPlace() throws {
    let viewModel = make(.aljube)
    viewModel.setFavourite(true)
    try device.favourite.requests[0].answer(.failure(.notFound))
    #expect(delegate.messages == ["aljube is gone: This place is no longer in the guide."])
  }

  @Test("The toggle is set right after each change of its own, an equal one too")
  func favourite() throws {
    try device.favourites.set(true, id: "aljube")
    let viewModel = make(.aljube)
    var shown: [Bool] = []
    viewModel.isFavourite.bind { shown.append($0) }
    viewModel.setFavourite(true)
    #expect(shown == [true, true])
  }

  @Test("Its request outlives it")
  func favouriteOutlives() throws {
    var viewModel: PlaceViewModel? = make(.aljube)
    weak let reference = viewModel
    viewModel?.setFavourite(true)
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(try !device.favourite.requests[0].isCancelled)
    try device.favourite.requests[0].answer(.failure(.offline))
    #expect(!device.favourites.contains("aljube"))
    #expect(delegate.messages.isEmpty)
  }

  // MARK: - Note

  @Test("The note follows every change, and selecting it is for the coordinator")
  func note() throws {
    let viewModel = make(.aljube)
    #expect(viewModel.noteText.value == nil)
    try device.notes.set("Go early", for: "aljube")
    #expect(viewModel.noteText.value == "Go early")
    try device.notes.set("", for: "aljube")
    #expect(viewModel.noteText.value == nil)
    viewModel.openNote()
    #expect(delegate.noteSelections == ["aljube"])
  }

  // MARK: - Next

  @Test("Next passes on the place that follows, and those that are loaded")
  func next() {
    let loaded = load()
    let viewModel = make(.aljube, in: loaded)
    viewModel.goNext()
    #expect(delegate.followers == [.fado])
    #expect(delegate.lists.map(ObjectIdentifier.init) == [ObjectIdentifier(loaded)])
    #expect(viewModel.canGoNext.value)
    #expect(!viewModel.isLoading.value)
    #expect(device.places.requests.count == 1)
  }

  @Test("A failed Next is told, and changes nothing else", arguments: ServiceError.ofLoading)
  func nextFails(failure: ServiceError, text: String) throws {
    let viewModel = make(.fado)
    viewModel.goNext()
    #expect(viewModel.isLoading.value)
    #expect(!viewModel.canGoNext.value)
    try device.places.requests[1].answer(.failure(failure))
    #expect(delegate.messages == ["fado failed: \(text)"])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    viewModel.goNext()
    try device.places.requests[2].answer(.success(.last))
    #expect(delegate.followers == [.torre])
  }

  @Test("After the last place nothing more is asked for")
  func last() {
    let viewModel = make(.torre, page: .last)
    viewModel.goNext()
    #expect(delegate.messages == ["torre failed: This is the last place."])
    #expect(delegate.followers.isEmpty)
    #expect(viewModel.canGoNext.value)
    #expect(device.places.requests.count == 1)
  }

  @Test("After the last place that is said, and Next is as it was before the tap")
  func lastAfterLoading() throws {
    let viewModel = make(.fado)
    viewModel.goNext()
    try device.places.requests[1].answer(.success(.empty))
    #expect(delegate.messages == ["fado failed: This is the last place."])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
  }

  @Test("Next loads as many pages as it takes")
  func nextOfUnknown() throws {
    let viewModel = makeUnknown(query: PlaceQuery(text: "m"))
    viewModel.load()
    try device.place.requests[0].answer(.success(.maat))
    viewModel.goNext()
    try device.places.requests[0].answer(.success(.first))
    try device.places.requests[1].answer(.success(.second))
    #expect(viewModel.isLoading.value)
    try device.places.requests[2].answer(.success(.last))
    #expect(device.places.queries == Array(repeating: PlaceQuery(text: "m"), count: 3))
    #expect(device.places.pages == [0, 1, 2])
    #expect(delegate.followers == [.torre])
    #expect(!viewModel.isLoading.value)
  }

  @Test("Opening the note drops Next")
  func noteDropsNext() throws {
    let viewModel = make(.fado)
    viewModel.goNext()
    viewModel.openNote()
    #expect(try device.places.requests[1].isCancelled)
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    #expect(delegate.noteSelections == ["fado"])
    try device.places.requests[1].answer(.success(.last))
    #expect(delegate.followers.isEmpty)
  }

  @Test("A place that is gone drops Next")
  func lostPlaceDropsNext() throws {
    let viewModel = make(.fado)
    viewModel.setFavourite(true)
    viewModel.goNext()
    try device.favourite.requests[0].answer(.failure(.notFound))
    #expect(try device.places.requests[1].isCancelled)
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    #expect(delegate.messages == ["fado is gone: This place is no longer in the guide."])
  }

  @Test("A favourite that is refused otherwise leaves Next under way")
  func refusalKeepsNext() throws {
    let viewModel = make(.fado)
    viewModel.setFavourite(true)
    viewModel.goNext()
    try device.favourite.requests[0].answer(.failure(.offline))
    #expect(viewModel.isLoading.value)
    try device.places.requests[1].answer(.success(.last))
    #expect(delegate.followers == [.torre])
  }

  // MARK: - Lifetime

  @Test("It is part of the navigation state")
  func restorableState() {
    #expect(make(.aljube).restorableState == .place(id: "aljube"))
    #expect(makeUnknown().restorableState == .place(id: "maat"))
  }

  @Test("It takes its place off those that are loaded")
  func removeFromLoaded() {
    let loaded = load()
    let viewModel = make(.aljube, in: loaded)
    viewModel.removeFromLoaded()
    #expect(loaded.places == [.fado])
  }
}
