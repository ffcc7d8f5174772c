import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

/// Tests the model and the delegate's notifications, with one toggle but without a view.
struct PlaceInteractorTests {
  private final class Screen {
    let device = DeviceDouble()
    let favourite = Switch("favourite")
    let delegate = PlaceInteractorDelegateDouble()
    let model: PlaceModel
    let interactor: PlaceInteractor

    init(_ place: Place?, id: Place.ID = "fado", in list: LoadedPlaces = .loaded()) {
      model = .made(place, id: id, in: list, device)
      interactor = PlaceInteractor(
        model: model, service: device.place, places: device.places,
        favouriteChanges: FavouriteChanges(favourites: device.favourites, service: device.favourite),
        favourite: favourite)
      interactor.delegate = delegate
      interactor.start()
      interactor.load()
    }

    func toggle(_ isOn: Bool) {
      favourite.isOn = isOn
      interactor.didToggleFavourite()
    }
  }

  // MARK: - The place itself

  @Test("Given by a list it is shown at once, without a request")
  func given() {
    let screen = Screen(.fado)
    #expect(screen.device.place.ids.isEmpty)
    #expect(screen.delegate.events.isEmpty)
  }

  @Test("Otherwise it loads, and shows the spinner alone")
  func loads() throws {
    let screen = Screen(nil)
    #expect(screen.device.place.ids == ["fado"])
    #expect(screen.model.isLoading)
    #expect(screen.delegate.takeEvents() == ["progress"])
    try screen.device.place.requests[0].answer(.success(.fado))
    #expect(screen.model.place == .fado && !screen.model.isLoading)
    #expect(screen.delegate.takeEvents() == ["loaded", "progress"])
  }

  @Test("A failed load is told, and OK goes back")
  func fails() throws {
    let screen = Screen(nil)
    try screen.device.place.requests[0].answer(.failure(.notFound))
    #expect(screen.model.place == nil && !screen.model.isLoading)
    #expect(screen.delegate.takeEvents() == ["progress", "load failed: not found", "progress"])
  }

  @Test("Loaded again after it failed, it asks once")
  func loadsAgain() throws {
    let screen = Screen(nil)
    try screen.device.place.requests[0].answer(.failure(.offline))
    screen.interactor.load()
    screen.interactor.load()
    #expect(screen.device.place.ids == ["fado", "fado"])
  }

  // MARK: - Favourite and note

  @Test("Toggling shows the favourite at once, and sends it")
  func toggles() throws {
    let screen = Screen(.fado)
    screen.toggle(true)
    #expect(screen.model.isFavourite)
    #expect(screen.device.favourite.values == [true])
    #expect(screen.delegate.takeEvents() == ["favourite", "favourite"])
    screen.toggle(false)
    #expect(!screen.model.isFavourite)
    try screen.device.favourite.requests[0].answer(.success(()))
    #expect(screen.device.favourite.values == [true, false])
  }

  @Test("A refused favourite is taken back and told")
  func refused() throws {
    let screen = Screen(.fado)
    screen.toggle(true)
    _ = screen.delegate.takeEvents()
    try screen.device.favourite.requests[0].answer(.failure(.offline))
    #expect(!screen.model.isFavourite)
    #expect(screen.delegate.takeEvents() == ["favourite", "favourite failed: offline"])
  }

  @Test("The toggle follows changes made elsewhere")
  func elsewhere() throws {
    let screen = Screen(.fado)
    try screen.device.favourites.set(true, id: "fado")
    #expect(screen.delegate.takeEvents() == ["favourite"])
    #expect(screen.device.favourite.values.isEmpty)
  }

  @Test("The note is opened, and its text follows")
  func note() throws {
    let screen = Screen(.fado)
    try screen.device.notes.set("Loud!", for: "fado")
    #expect(screen.delegate.takeEvents() == ["note"])
    screen.interactor.didTapNote()
    #expect(screen.delegate.events.last == "open note")
  }

  // MARK: - Next

  @Test("Next finds a place that is loaded without a request")
  func next() {
    let screen = Screen(.aljube)
    screen.interactor.didTapNext()
    #expect(screen.delegate.takeEvents() == ["progress", "progress", "next Fado"])
    #expect(!screen.model.isFindingNext)
    #expect(screen.device.places.requests.isEmpty)
  }

  @Test("Next loads pages until the next place is there, and adds them to the list")
  func nextLoads() throws {
    let screen = Screen(nil, id: "maat", in: LoadedPlaces(query: PlaceQuery(quarterID: "belem")))
    screen.interactor.didTapNext()
    try screen.device.places.requests[0].answer(.success(.first))
    try screen.device.places.requests[1].answer(.success(.second))
    #expect(screen.delegate.events.last == "progress")
    try screen.device.places.requests[2].answer(.success(.last))
    #expect(screen.delegate.events.last == "next Torre")
    #expect(screen.model.list.places == [.aljube, .fado, .maat, .torre])
    #expect(screen.device.places.pages == [0, 1, 2])
    #expect(screen.device.places.queries.allSatisfy { $0 == PlaceQuery(quarterID: "belem") })
  }

  @Test("A page that the list has loaded meanwhile isn't added again")
  func nextLoadedMeanwhile() throws {
    let screen = Screen(.fado)
    screen.interactor.didTapNext()
    screen.model.list.add(.second)
    try screen.device.places.requests[0].answer(.failure(.offline))
    #expect(screen.delegate.events.last == "next MAAT")
    #expect(screen.model.list.places == [.aljube, .fado, .maat])
  }

  @Test("After the last place, there is none")
  func last() throws {
    let screen = Screen(.fado)
    screen.interactor.didTapNext()
    #expect(screen.model.isFindingNext)
    try screen.device.places.requests[0].answer(.success(.empty))
    #expect(screen.delegate.takeEvents() == ["progress", "progress", "next none"])
  }

  @Test("A failed Next is told, and changes nothing else")
  func nextFails() throws {
    let screen = Screen(.fado)
    screen.interactor.didTapNext()
    try screen.device.places.requests[0].answer(.failure(.offline))
    #expect(screen.delegate.takeEvents() == ["progress", "progress", "next failed: offline"])
    #expect(!screen.model.isFindingNext)
  }

  @Test("Opening the note drops Next")
  func noteDropsNext() throws {
    let screen = Screen(.fado)
    screen.interactor.didTapNext()
    screen.interactor.didTapNote()
    #expect(try screen.device.places.requests[0].isCancelled)
    #expect(!screen.model.isFindingNext)
    #expect(screen.delegate.takeEvents() == ["progress", "progress", "open note"])
  }

  // MARK: - For the view controller

  @Test("A place that is gone is taken off its list")
  func forgets() {
    let screen = Screen(.fado)
    screen.interactor.forgetPlace()
    #expect(screen.model.list.places == [.aljube])
  }
}
