import SharedModel
import Testing

@testable import MVVMCImpl

struct PlaceViewModelTests {
  let fixture = AppFixture()
  let delegate = PlaceViewModelCoordinatorDelegateDouble()

  private var dependencies: AppDependencies { fixture.dependencies }

  /// One known by its id only.
  private func makeUnknown(query: PlaceQuery = PlaceQuery()) -> PlaceViewModel {
    make("maat", known: nil, in: LoadedPlaces(query: query, service: fixture.places))
  }

  /// One of those that are loaded, of which there is the first page.
  private func make(_ place: Place, in loaded: LoadedPlaces? = nil, page: PlacePage = .first) -> PlaceViewModel {
    make(place.id, known: place, in: loaded ?? load(page))
  }

  private func make(_ id: Place.ID, known place: Place?, in loaded: LoadedPlaces) -> PlaceViewModel {
    let viewModel = PlaceViewModel(
      id: id, known: place, in: loaded, place: fixture.place, favourites: dependencies.favourites,
      favouriteChanges: fixture.favouriteChanges, notes: dependencies.notes)
    viewModel.coordinatorDelegate = delegate
    return viewModel
  }

  private func load(_ page: PlacePage = .first) -> LoadedPlaces {
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.places)
    let request = loaded.loadPage { _ in }
    fixture.places.requests.last?.answer(.success(page))
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
    try dependencies.notes.set("Go early", for: "maat")
    viewModel.load()
    fixture.place.requests[0].answer(.failure(failure))
    #expect(delegate.messages == ["maat not loaded: \(text)"])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.details.value == nil)
    #expect(viewModel.noteText.value == nil)
  }

  @Test("A place known by its id only is there, with its note, once it is loaded")
  func loading() throws {
    try dependencies.notes.set("Go early", for: "maat")
    let viewModel = makeUnknown()
    viewModel.load()
    #expect(fixture.place.ids == ["maat"])
    #expect(viewModel.isLoading.value)
    #expect(viewModel.title.value == "")
    #expect(viewModel.noteText.value == nil)
    fixture.place.requests[0].answer(.success(.maat))
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.title.value == "MAAT")
    #expect(viewModel.details.value == PlaceDetailsViewModel(.maat))
    #expect(viewModel.details.value?.quarter == "Belém")
    #expect(viewModel.noteText.value == "Go early")
  }

  @Test("Loaded again after it failed, it asks once")
  func loadsAgain() {
    let viewModel = makeUnknown()
    viewModel.load()
    fixture.place.requests[0].answer(.failure(.offline))
    viewModel.load()
    viewModel.load()
    #expect(fixture.place.ids == ["maat", "maat"])
  }

  @Test("Given by a list it is shown at once, without a request")
  func given() throws {
    try dependencies.notes.set("Go late", for: "fado")
    let viewModel = make(.fado)
    viewModel.load()
    #expect(viewModel.title.value == "Fado museum")
    #expect(viewModel.details.value?.summary == "Sad")
    #expect(viewModel.noteText.value == "Go late")
    #expect(!viewModel.isLoading.value)
    #expect(fixture.place.requests.isEmpty)
  }

  // MARK: - Favourite

  @Test("Toggling shows the favourite at once, and sends it")
  func toggling() {
    let viewModel = make(.castle)
    viewModel.setFavourite(true)
    #expect(viewModel.isFavourite.value)
    #expect(dependencies.favourites.contains("castelo"))
    #expect(fixture.favourite.changes == [FavouriteServiceDouble.Change(placeID: "castelo", isFavourite: true)])
    fixture.favourite.requests[0].answer(.success(()))
    #expect(viewModel.isFavourite.value)
    #expect(delegate.messages.isEmpty)
  }

  @Test("A refused favourite is taken back and told")
  func favouriteRefused() {
    let viewModel = make(.castle)
    viewModel.setFavourite(true)
    #expect(viewModel.isFavourite.value)
    #expect(dependencies.favourites.contains("castelo"))
    fixture.favourite.requests[0].answer(.failure(.serverError))
    #expect(!viewModel.isFavourite.value)
    #expect(delegate.messages == ["castelo failed: Couldn't save the favourite."])
  }

  @Test("A change that finds the place gone is told in other words")
  func favouriteOfLostPlace() {
    let viewModel = make(.castle)
    viewModel.setFavourite(true)
    fixture.favourite.requests[0].answer(.failure(.notFound))
    #expect(delegate.messages == ["castelo is gone: This place is no longer in the guide."])
  }

  @Test("The toggle is set right after each change of its own, an equal one too")
  func favourite() throws {
    try dependencies.favourites.set(true, id: "castelo")
    let viewModel = make(.castle)
    var shown: [Bool] = []
    viewModel.isFavourite.bind { shown.append($0) }
    viewModel.setFavourite(true)
    #expect(shown == [true, true])
  }

  @Test("Its request outlives it")
  func favouriteOutlives() {
    var viewModel: PlaceViewModel? = make(.castle)
    weak let reference = viewModel
    viewModel?.setFavourite(true)
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(!fixture.favourite.requests[0].isCancelled)
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(!dependencies.favourites.contains("castelo"))
    #expect(delegate.messages.isEmpty)
  }

  // MARK: - Note

  @Test("The note follows every change, and selecting it is for the coordinator")
  func note() throws {
    let viewModel = make(.castle)
    #expect(viewModel.noteText.value == nil)
    try dependencies.notes.set("Go early", for: "castelo")
    #expect(viewModel.noteText.value == "Go early")
    try dependencies.notes.set("", for: "castelo")
    #expect(viewModel.noteText.value == nil)
    viewModel.openNote()
    #expect(delegate.noteSelections == ["castelo"])
  }

  // MARK: - Next

  @Test("Next passes on the place that follows, and those that are loaded")
  func next() {
    let loaded = load()
    let viewModel = make(.castle, in: loaded)
    viewModel.goNext()
    #expect(delegate.followers == [.fado])
    #expect(delegate.lists.map(ObjectIdentifier.init) == [ObjectIdentifier(loaded)])
    #expect(viewModel.canGoNext.value)
    #expect(!viewModel.isLoading.value)
    #expect(fixture.places.requests.count == 1)
  }

  @Test(
    "A failed Next is told, and changes nothing else",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func nextFails(failure: ServiceError, text: String) {
    let viewModel = make(.fado)
    viewModel.goNext()
    #expect(viewModel.isLoading.value)
    #expect(!viewModel.canGoNext.value)
    fixture.places.requests[1].answer(.failure(failure))
    #expect(delegate.messages == ["fado failed: \(text)"])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    viewModel.goNext()
    fixture.places.requests[2].answer(.success(.last))
    #expect(delegate.followers == [.maat])
  }

  @Test("After the last place nothing more is asked for")
  func last() {
    let viewModel = make(.maat, page: .last)
    viewModel.goNext()
    #expect(delegate.messages == ["maat failed: This is the last place."])
    #expect(delegate.followers.isEmpty)
    #expect(viewModel.canGoNext.value)
    #expect(fixture.places.requests.count == 1)
  }

  @Test("After the last place that is said, and Next is as it was before the tap")
  func lastAfterLoading() {
    let viewModel = make(.fado)
    viewModel.goNext()
    fixture.places.requests[1].answer(.success(.none))
    #expect(delegate.messages == ["fado failed: This is the last place."])
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
  }

  @Test("Next loads as many pages as it takes")
  func nextOfUnknown() {
    let viewModel = makeUnknown(query: PlaceQuery(text: "m"))
    viewModel.load()
    fixture.place.requests[0].answer(.success(.maat))
    viewModel.goNext()
    fixture.places.requests[0].answer(.success(.first))
    fixture.places.requests[1].answer(.success(PlacePage(places: [.maat], isLast: false)))
    #expect(viewModel.isLoading.value)
    fixture.places.requests[2].answer(.success(PlacePage(places: [.tower], isLast: true)))
    #expect(fixture.places.queries == Array(repeating: PlaceQuery(text: "m"), count: 3))
    #expect(fixture.places.pages == [0, 1, 2])
    #expect(delegate.followers == [.tower])
    #expect(!viewModel.isLoading.value)
  }

  @Test("Opening the note drops Next")
  func noteDropsNext() {
    let viewModel = make(.fado)
    viewModel.goNext()
    viewModel.openNote()
    #expect(fixture.places.requests[1].isCancelled)
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    #expect(delegate.noteSelections == ["fado"])
    fixture.places.requests[1].answer(.success(.last))
    #expect(delegate.followers.isEmpty)
  }

  @Test("A place that is gone drops Next")
  func lostPlaceDropsNext() {
    let viewModel = make(.fado)
    viewModel.setFavourite(true)
    viewModel.goNext()
    fixture.favourite.requests[0].answer(.failure(.notFound))
    #expect(fixture.places.requests[1].isCancelled)
    #expect(!viewModel.isLoading.value)
    #expect(viewModel.canGoNext.value)
    #expect(delegate.messages == ["fado is gone: This place is no longer in the guide."])
  }

  @Test("A favourite that is refused otherwise leaves Next under way")
  func refusalKeepsNext() {
    let viewModel = make(.fado)
    viewModel.setFavourite(true)
    viewModel.goNext()
    fixture.favourite.requests[0].answer(.failure(.offline))
    #expect(viewModel.isLoading.value)
    fixture.places.requests[1].answer(.success(.last))
    #expect(delegate.followers == [.maat])
  }

  // MARK: - Lifetime

  @Test("It is part of where the user is")
  func restorableState() {
    #expect(make(.castle).restorableState == .place(id: "castelo"))
    #expect(makeUnknown().restorableState == .place(id: "maat"))
  }

  @Test("It takes its place off those that are loaded")
  func removeFromLoaded() {
    let loaded = load()
    let viewModel = make(.castle, in: loaded)
    viewModel.removeFromLoaded()
    #expect(loaded.places == [.fado])
  }

  @Test("A view model that goes away cancels its requests", arguments: [true, false])
  func goesAway(isLoading: Bool) {
    var viewModel: PlaceViewModel? = isLoading ? makeUnknown() : make(.fado)
    weak let reference = viewModel
    if isLoading { viewModel?.load() } else { viewModel?.goNext() }
    viewModel = nil
    #expect(viewModel == nil && reference == nil)
    #expect(isLoading ? fixture.place.requests[0].isCancelled : fixture.places.requests[1].isCancelled)
  }

  @Test("The coordinator is held weakly")
  func weakCoordinator() {
    let viewModel = make(.castle)
    var coordinator: PlaceViewModelCoordinatorDelegateDouble? = PlaceViewModelCoordinatorDelegateDouble()
    viewModel.coordinatorDelegate = coordinator
    #expect(viewModel.coordinatorDelegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && viewModel.coordinatorDelegate == nil)
  }
}
