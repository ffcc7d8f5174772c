import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceInteractorTests {
  private let placeService = PlaceServiceDouble()
  private let placesService = PlacesServiceDouble()
  private let favouriteService = FavouriteServiceDouble()
  private let lists = PlaceLists()
  private let favouriteStore = MemoryStore<Set<String>>()
  private let favourites: Favourites
  private let notes = Fixtures.notes(["maat": "Go early"])
  private let output = PlaceInteractorOutputDouble()
  private let interactor: PlaceInteractor

  init() {
    favourites = Favourites(store: favouriteStore, logger: SilentLogger())
    let editor = FavouriteEditor(
      favourites: favourites, service: favouriteService, session: Fixtures.session(of: Fixtures.mark))
    interactor = PlaceInteractor(
      placeService: placeService, placesService: placesService, lists: lists, favourites: favourites,
      favouriteEditor: editor, notes: notes)
    interactor.output = output
  }

  /// A list with its first page, which has the castle only.
  private func sharedList(isComplete: Bool) -> PlaceList {
    let list = PlaceList(query: PlaceQuery(), service: placesService)
    let request = list.load { _ in }
    placesService.requests.answer(.success(PlacePage(places: [Fixtures.castelo], isLast: isComplete)))
    withExtendedLifetime(request) {}
    return list
  }

  // MARK: - Place

  @Test("A failure to obtain the place is told as it is", arguments: ServiceError.allCases)
  func placeFails(error: ServiceError) {
    interactor.obtainPlace(id: "maat")
    placeService.requests.answer(.failure(error))
    #expect(output.events == [.placeFailed(error)])
  }

  @Test("The place is handed out as a plain object")
  func place() {
    interactor.obtainPlace(id: "maat")
    #expect(placeService.ids == ["maat"] && placeService.requests.cancelledCount == 0)
    placeService.requests.answer(.success(Fixtures.maat))
    let item = PlaceItem(id: "maat", name: "MAAT", summary: "Art and power", quarterName: "belém")
    #expect(output.events == [.place(item)])
  }

  // MARK: - Favourite and note

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .notFound])
  func favouriteFails(error: ServiceError) {
    interactor.observeFavourite(placeID: "maat")
    interactor.setFavourite(true, placeID: "maat")
    #expect(favourites.contains("maat"))
    favouriteService.requests.answer(.failure(error))
    #expect(!favourites.contains("maat"))
    #expect(output.events.suffix(2) == [.favourite(false), .favouriteFailed(error)])
  }

  @Test("The toggle follows changes made elsewhere")
  func favourite() throws {
    try favourites.set(true, id: "maat")
    interactor.observeFavourite(placeID: "maat")
    try favourites.set(false, id: "maat")
    #expect(output.events == [.favourite(true), .favourite(false)])
  }

  @Test("A change is told after it is made, also when there was nothing to change")
  func unchangedFavourite() {
    interactor.setFavourite(false, placeID: "maat")
    #expect(output.events == [.favourite(false)])
  }

  @Test("The note is told now and after each change")
  func note() throws {
    interactor.observeNote(placeID: "maat")
    try notes.set("Go late", for: "maat")
    try notes.set("", for: "maat")
    #expect(output.events == [.note("Go early"), .note("Go late"), .note(nil)])
  }

  // MARK: - Next

  @Test("A failure to load more pages is told as it is", arguments: ServiceError.allCases)
  func nextFails(error: ServiceError) {
    interactor.startList(PlaceQuery())
    interactor.obtainPlace(after: "maat")
    placesService.requests.answer(.failure(error))
    #expect(output.events == [.nextFailed(error)])
  }

  @Test("The last place of the list is told at once")
  func last() {
    let list = sharedList(isComplete: true)
    interactor.joinList(id: lists.add(list))
    interactor.obtainPlace(after: "castelo")
    #expect(output.events == [.last] && placesService.pages == [0])
  }

  @Test("Beyond the pages of a shared list the next one is loaded into that list")
  func nextPage() {
    let list = sharedList(isComplete: false)
    let id = lists.add(list)
    interactor.joinList(id: id)
    interactor.obtainPlace(after: "castelo")
    #expect(placesService.pages == [0, 1] && placesService.requests.cancelledCount == 0 && output.events.isEmpty)
    placesService.requests.answer(.success(PlacePage(places: [Fixtures.maat], isLast: true)), to: 1)
    #expect(output.events == [.next(Fixtures.maatItem, list: id)])
    #expect(list.places == [Fixtures.castelo, Fixtures.maat])
  }

  @Test("Next loads as many pages as it takes")
  func manyPages() {
    interactor.startList(PlaceQuery())
    interactor.obtainPlace(after: "se")
    for (page, place) in [Fixtures.castelo, Fixtures.sé, Fixtures.maat].enumerated() {
      #expect(placesService.pages == Array(0...page) && output.events.isEmpty)
      placesService.requests.answer(.success(PlacePage(places: [place], isLast: false)), to: page)
    }
    #expect(placesService.pages == [0, 1, 2] && output.events == [.next(Fixtures.maatItem, list: 1)])
  }

  @Test("Next that has loaded some pages is cancelled as well, and keeps them")
  func cancelLaterPage() {
    let list = sharedList(isComplete: false)
    interactor.joinList(id: lists.add(list))
    interactor.obtainPlace(after: "maat")
    placesService.requests.answer(.success(PlacePage(places: [Fixtures.sé], isLast: false)), to: 1)
    interactor.cancelNextPlace()
    #expect(placesService.pages == [0, 1, 2] && placesService.requests.cancelledCount == 1)
    #expect(list.places == [Fixtures.castelo, Fixtures.sé] && output.events.isEmpty)
  }

  @Test("A list of its own matches the query, loads nothing before it must, and can be shared")
  func ownList() throws {
    let query = PlaceQuery(text: "a", quarterID: "alfama")
    interactor.startList(query)
    #expect(placesService.queries.isEmpty)
    interactor.obtainPlace(after: "castelo")
    let page = PlacePage(places: [Fixtures.castelo, Fixtures.maat], isLast: false)
    placesService.requests.answer(.success(page))
    #expect(placesService.queries == [query])
    let shared = try #require((1...9).first { lists.list(id: $0) != nil })
    #expect(lists.list(id: shared)?.query == query)
    #expect(output.events == [.next(Fixtures.maatItem, list: shared)])
  }

  @Test("Cancelling Next cancels its request, and Next can be asked for again")
  func cancelNext() {
    interactor.startList(PlaceQuery())
    interactor.obtainPlace(after: "castelo")
    interactor.cancelNextPlace()
    #expect(placesService.requests.cancelledCount == 1 && output.events.isEmpty)
    interactor.obtainPlace(after: "castelo")
    placesService.requests.answer(.failure(.offline), to: 1)
    #expect(output.events == [.nextFailed(.offline)])
  }

  @Test("A place that is gone loses its row in the shared list")
  func removal() {
    let list = sharedList(isComplete: true)
    interactor.joinList(id: lists.add(list))
    interactor.removePlace(id: "castelo")
    #expect(list.places.isEmpty)
  }
}
