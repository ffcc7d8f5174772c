import AppDoubles
import SharedModel
import Testing

@testable import ReducerImpl

@Suite(.exhaustive)
struct PlaceReducerTests {
  private static let first = LoadedPage(page: .first)
  private static let second = LoadedPage(page: .second)
  private static let last = LoadedPage(page: .last)

  private let device = DeviceDouble()

  private func store(_ place: Place?, id: Place.ID = "fado", pages: LoadedPage...) -> TestStore<PlaceState, PlaceAction>
  {
    var list = PlaceList(id: .init(screen: 1, number: 0), query: PlaceQuery())
    for page in pages { list.append(page, number: list.loadedPages) }
    return TestStore(
      PlaceState(id: place?.id ?? id, place: place, list: list),
      reducer: PlaceReducer(
        service: device.place, pages: PlacePages(service: device.places, favourites: device.favourites),
        favourites: device.favourites, notes: device.notes))
  }

  /// The view is there, and the place is loaded if it has to be.
  private func start(_ store: TestStore<PlaceState, PlaceAction>) {
    store.send(.viewDidLoad)
    store.receive(.favouriteChanged(false))
    store.receive(.noteTextChanged(nil))
    store.send(.viewWillAppear) { $0.isLoading = $0.place == nil }
  }

  // MARK: - The place itself

  @Test("Given by a list it is shown at once, without a request")
  func given() {
    let store = store(.fado, pages: Self.first)
    start(store)
    #expect(device.place.requests.isEmpty && store.state.place == .fado)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loads() throws {
    let store = store(nil)
    start(store)
    #expect(PlaceViewState(store.state).isWaiting)
    try device.place.requests[0].answer(.success(.fado))
    store.receive(.placeLoaded(.success(.fado))) {
      $0.isLoading = false
      $0.place = .fado
    }
  }

  @Test("A failed load is told, and OK goes back", arguments: [ServiceError.offline, .notFound])
  func loadFails(error: ServiceError) throws {
    let store = store(nil)
    start(store)
    try device.place.requests[0].answer(.failure(error))
    store.receive(.placeLoaded(.failure(error))) {
      $0.isLoading = false
      $0.hasFailed = true
    }
    store.receive(.delegate(.loadFailed(error)))
    store.send(.viewWillAppear)
  }

  @Test("What nobody was told of is asked for when the place next appears, once")
  func unseen() throws {
    let store = store(nil)
    start(store)
    try device.place.requests[0].answer(.failure(.offline))
    store.receive(.placeLoaded(.failure(.offline))) {
      $0.isLoading = false
      $0.hasFailed = true
    }
    store.receive(.delegate(.loadFailed(.offline)))
    store.send(.failureUnseen) { $0.hasFailed = false }
    store.send(.viewWillAppear) { $0.isLoading = true }
    store.send(.viewWillAppear)
    #expect(device.place.ids == ["fado", "fado"])
  }

  // MARK: - Favourite and note

  @Test("Toggling shows the favourite at once, and sends it")
  func toggle() {
    let store = store(.fado, pages: Self.first)
    store.send(.favouriteToggled(true))
    store.receive(.delegate(.favouriteChosen(true, "fado")))
  }

  @Test("The toggle follows changes made elsewhere")
  func follows() throws {
    let store = store(.fado, pages: Self.first)
    start(store)
    try device.favourites.set(true, id: "aljube")
    store.finish()
    try device.favourites.set(true, id: "fado")
    store.receive(.favouriteChanged(true)) { $0.isFavourite = true }
  }

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .serverError])
  func refused(error: ServiceError) {
    let store = store(.fado, pages: Self.first)
    store.send(.favouriteRefused(error))
    store.receive(.delegate(.alertNeeded(AlertState("Couldn't save the favourite."))))
  }

  @Test("A favourite refused because the place is gone leaves the place")
  func gone() {
    let store = store(.fado, pages: Self.first)
    store.send(.favouriteRefused(.notFound))
    let alert = AlertState("This place is no longer in the guide.", ok: PlaceAction.goneConfirmed)
    store.receive(.delegate(.alertNeeded(alert)))
    store.send(.goneConfirmed) { $0.list.remove("fado") }
    store.receive(.delegate(.left))
  }

  @Test("The note is opened, and its text follows")
  func note() throws {
    let store = store(.fado, pages: Self.first)
    start(store)
    store.send(.noteTapped)
    store.receive(.delegate(.noteTapped))
    try device.notes.set("Loud", for: "fado")
    store.receive(.noteTextChanged("Loud")) { $0.noteText = "Loud" }
  }

  // MARK: - Next

  @Test("Next leads to the place that follows")
  func next() {
    let store = store(.aljube, pages: Self.first)
    store.send(.nextTapped)
    store.receive(.delegate(.nextFound(.fado)))
    #expect(device.places.requests.isEmpty)
  }

  @Test("Next loads as many pages as it takes")
  func loadsPages() throws {
    let store = store(.maat)
    store.send(.nextTapped) { $0.isLoadingNext = true }
    try device.places.requests[0].answer(.success(.first))
    store.receive(.pageLoaded(0, .success(Self.first))) { $0.list.append(Self.first, number: 0) }
    try device.places.requests[1].answer(.success(.second))
    store.receive(.pageLoaded(1, .success(Self.second))) { $0.list.append(Self.second, number: 1) }
    try device.places.requests[2].answer(.success(.last))
    store.receive(.pageLoaded(2, .success(Self.last))) {
      $0.list.append(Self.last, number: 2)
      $0.isLoadingNext = false
    }
    store.receive(.delegate(.nextFound(.torre)))
    #expect(device.places.pages == [0, 1, 2])
  }

  @Test("A failed Next is told, and changes nothing else")
  func nextFails() throws {
    let store = store(.fado, pages: Self.first)
    store.send(.nextTapped) { $0.isLoadingNext = true }
    try device.places.requests[0].answer(.failure(.offline))
    store.receive(.pageLoaded(1, .failure(.offline))) { $0.isLoadingNext = false }
    store.receive(.delegate(.alertNeeded(AlertState("No connection."))))
  }

  @Test("A page that fails after another one has loaded it is not missing")
  func nextHasPage() {
    let store = store(.fado, pages: Self.first, Self.second)
    store.send(.pageLoaded(1, .failure(.offline)))
    store.receive(.delegate(.nextFound(.maat)))
  }

  @Test("Opening the note drops Next")
  func noteDropsNext() throws {
    let store = store(.fado, pages: Self.first)
    store.send(.nextTapped) { $0.isLoadingNext = true }
    store.send(.noteTapped) { $0.isLoadingNext = false }
    store.receive(.delegate(.noteTapped))
    #expect(try device.places.requests[0].isCancelled)
  }

  @Test("A place that is gone drops Next")
  func goneDropsNext() throws {
    let store = store(.fado, pages: Self.first)
    store.send(.nextTapped) { $0.isLoadingNext = true }
    store.send(.favouriteRefused(.notFound)) { $0.isLoadingNext = false }
    #expect(try device.places.requests[0].isCancelled)
    store.receive(
      .delegate(.alertNeeded(AlertState("This place is no longer in the guide.", ok: .goneConfirmed))))
  }

  @Test("After the last place that is said")
  func lastPlace() {
    let store = store(.torre, pages: Self.first, Self.last)
    store.send(.nextTapped)
    store.receive(.delegate(.alertNeeded(AlertState("This is the last place."))))
  }

  @Test("It is part of the navigation state")
  func saved() {
    let state = PlaceState(id: "fado", list: PlaceList(id: .init(screen: 1, number: 0), query: PlaceQuery()))
    #expect(Screen(id: 1, content: .place(state)).saved == .place(id: "fado"))
  }
}
