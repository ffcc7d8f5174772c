import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PlacesInteractorTests {
  private let service = PlacesServiceDouble()
  private let favourites = Fixtures.favourites(["maat"])
  private let clock = VirtualClock()
  private let output = PlacesInteractorOutputDouble()
  private let interactor: PlacesInteractor
  private let aljube = PlaceItem.aljube
  private let maat = PlaceItem.maat
  private let all = PlaceQuery()

  init() {
    interactor = PlacesInteractor(
      service: service, favourites: favourites, clock: clock, searchDelay: .milliseconds(300))
    interactor.output = output
  }

  /// Obtains a first page, after which there is another one.
  private func load() {
    interactor.obtainPlaces(all)
    service.requests.first?.answer(.success(PlacePage(places: [.aljube], isLast: false)))
  }

  // MARK: - First page

  @Test("A failure is told as it is", arguments: ServiceError.allCases)
  func failure(error: ServiceError) throws {
    interactor.obtainPlaces(all)
    try service.requests[0].answer(.failure(error))
    #expect(output.errors == [error] && output.lists.isEmpty)
  }

  @Test("Places are handed out as plain objects, with a word on whether there are more", arguments: [true, false])
  func places(isLast: Bool) throws {
    let query = PlaceQuery(text: "a", quarterID: "alfama")
    interactor.obtainPlaces(query)
    #expect(service.queries == [query] && service.pages == [0] && service.requests.cancelledCount == 0)
    try service.requests[0].answer(.success(PlacePage(places: [.aljube, .maat], isLast: isLast)))
    let list = try #require(output.lists.first)
    #expect(list.query == query && list.places == [aljube, maat] && list.isComplete == isLast)
    #expect(output.lists.count == 1 && output.added.isEmpty)
    #expect(list.pager.findPlace(after: "aljube") == maat && list.pager.isComplete == isLast)
  }

  @Test("Asking anew drops the request under way")
  func askingAnew() {
    interactor.obtainPlaces(all)
    interactor.obtainPlaces(all)
    #expect(service.requests.count == 2 && service.requests.cancelledCount == 1)
  }

  // MARK: - More

  @Test("Before a first page has come there is nothing to add to")
  func moreOfNothing() throws {
    interactor.obtainMorePlaces()
    interactor.obtainPlaces(all)
    try service.requests[0].answer(.failure(.offline))
    interactor.obtainMorePlaces()
    #expect(service.pages == [0])
  }

  @Test("A page that can't be loaded can be asked for again")
  func moreFails() throws {
    load()
    interactor.obtainMorePlaces()
    try service.requests[1].answer(.failure(.offline))
    #expect(output.errors == [.offline])
    interactor.obtainMorePlaces()
    #expect(service.pages == [0, 1, 1])
  }

  @Test("The next page is told alone")
  func more() throws {
    load()
    interactor.obtainMorePlaces()
    #expect(service.requests.cancelledCount == 0)
    try service.requests[1].answer(.success(PlacePage(places: [.maat], isLast: true)))
    #expect(service.pages == [0, 1])
    #expect(output.added == [[maat]] && output.isComplete == true)
    #expect(output.moreCount == 1 && output.lists.count == 1)
  }

  @Test("A first page that fails to come again leaves the pages that there are")
  func failedRefresh() throws {
    load()
    interactor.obtainPlaces(all)
    try service.requests[1].answer(.failure(.offline))
    interactor.obtainMorePlaces()
    try service.requests[2].answer(.success(PlacePage(places: [.maat], isLast: true)))
    #expect(service.pages == [0, 0, 1])
    #expect(output.added == [[maat]])
  }

  @Test("A refresh starts again at the first page")
  func refresh() throws {
    load()
    interactor.obtainMorePlaces()
    interactor.obtainPlaces(all)
    #expect(service.requests.cancelledCount == 1)
    try service.requests[2].answer(.success(PlacePage(places: [.maat], isLast: true)))
    #expect(output.lists.last?.places == [maat] && output.lists.last?.isComplete == true)
    #expect(output.added.isEmpty)
  }

  @Test("More follows the places obtained last, and what they match")
  func moreAfterAnotherQuery() throws {
    load()
    let query = PlaceQuery(text: "a")
    interactor.obtainPlaces(query)
    try service.requests[1].answer(.success(PlacePage(places: [.maat], isLast: false)))
    interactor.obtainMorePlaces()
    try service.requests[2].answer(.success(PlacePage(places: [.aljube], isLast: true)))
    #expect(service.queries == [all, query, query] && service.pages == [0, 0, 1])
    #expect(output.added == [[aljube]])
  }

  // MARK: - Changes elsewhere

  @Test("Pages and removals of others who share the pager are told, those of a pager that was replaced are not")
  func changesElsewhere() throws {
    load()
    let first = try #require(output.lists.first).pager
    let request = first.obtainNextPage { _ in }
    try service.requests[1].answer(.success(PlacePage(places: [.maat], isLast: true)))
    first.removePlace(id: "aljube")
    #expect(output.added == [[maat]] && output.removed == [0])
    #expect(output.isComplete == true && output.moreCount == 0)
    interactor.obtainPlaces(all)
    try service.requests[2].answer(.success(PlacePage(places: [.aljube], isLast: true)))
    first.removePlace(id: "maat")
    #expect(output.removed == [0] && output.lists.count == 2)
    output.lists.last?.pager.removePlace(id: "aljube")
    #expect(output.removed == [0, 0])
    withExtendedLifetime(request) {}
  }

  // MARK: - Search

  @Test("An edit drops all other requests")
  func searchDuringRequest() {
    load()
    interactor.obtainMorePlaces()
    interactor.searchPlaces(PlaceQuery(text: "m"))
    #expect(service.requests.cancelledCount == 1 && service.requests.count == 2)
    clock.advance(by: .milliseconds(300))
    interactor.searchPlaces(PlaceQuery(text: "ma"))
    #expect(service.requests.cancelledCount == 2 && service.requests.count == 3)
  }

  @Test("A search waits until 300 ms after the last edit")
  func search() throws {
    interactor.searchPlaces(PlaceQuery(text: "m"))
    clock.advance(by: .milliseconds(299))
    interactor.searchPlaces(PlaceQuery(text: "ma"))
    clock.advance(by: .milliseconds(299))
    #expect(service.queries.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(service.queries == [PlaceQuery(text: "ma")] && service.pages == [0])
    #expect(service.requests.cancelledCount == 0 && clock.nextDue == nil)
    try service.requests[0].answer(.success(PlacePage(places: [.maat], isLast: true)))
    #expect(output.lists.map(\.places) == [[maat]])
  }

  @Test("Places that are asked for drop a search that waits")
  func searchDropped() {
    interactor.searchPlaces(PlaceQuery(text: "m"))
    interactor.obtainPlaces(all)
    clock.advance(by: .seconds(1))
    #expect(service.queries == [all])
  }

  // MARK: - Favourites

  @Test("Which places are favourites is known at once")
  func isFavourite() throws {
    #expect(interactor.isFavourite(placeID: "maat") && !interactor.isFavourite(placeID: "aljube"))
    try favourites.set(false, id: "maat")
    #expect(!interactor.isFavourite(placeID: "maat"))
  }

  @Test("A change of a favourite says where its place stands in the list obtained last, if it is in it")
  func favouriteIndices() throws {
    load()
    try favourites.set(true, id: "aljube")
    #expect(output.favouriteIndices.isEmpty)
    interactor.observeFavourites()
    try favourites.set(false, id: "aljube")
    try favourites.set(false, id: "maat")
    #expect(output.favouriteIndices == [0])
  }

  @Test("Before a first page has come a change of a favourite is not told")
  func favouriteBeforePage() throws {
    interactor.observeFavourites()
    try favourites.set(true, id: "aljube")
    #expect(output.favouriteIndices.isEmpty)
  }
}
