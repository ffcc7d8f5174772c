import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceInteractorTests {
  private let placeService = PlaceServiceDouble()
  private let pager = PagingFacadeDouble([PlaceItem.aljube])
  private let favourites = Fixtures.favourites()
  private let favouriteFacade = FavouriteFacadeDouble()
  private let notes = Fixtures.notes(["maat": "Go early"])
  private let output = PlaceInteractorOutputDouble()
  private let interactor: PlaceInteractor

  init() {
    interactor = PlaceInteractor(
      service: placeService, pager: pager, favourites: favourites, favouriteFacade: favouriteFacade, notes: notes)
    interactor.output = output
  }

  // MARK: - Place

  @Test("A failure to obtain the place is told as it is", arguments: ServiceError.allCases)
  func placeFails(error: ServiceError) throws {
    interactor.obtainPlace(id: "maat")
    try placeService.requests[0].answer(.failure(error))
    #expect(output.events == [.placeFailed(error)])
  }

  @Test("The place is handed out as a plain object")
  func place() throws {
    interactor.obtainPlace(id: "maat")
    #expect(placeService.ids == ["maat"] && placeService.requests.cancelledCount == 0)
    try placeService.requests[0].answer(.success(.maat))
    let item = PlaceItem(id: "maat", name: "MAAT", summary: "White", quarterName: "Belém")
    #expect(output.events == [.place(item)])
  }

  // MARK: - Favourite and note

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .notFound])
  func favouriteFails(error: ServiceError) {
    interactor.setFavourite(true, placeID: "maat")
    #expect(favouriteFacade.changes == ["maat": true] && output.events == [.favourite(false)])
    favouriteFacade.didFail?(error)
    #expect(output.events.last == .favouriteFailed(error))
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
  func nextFails(error: ServiceError) throws {
    interactor.obtainPlace(after: "aljube")
    try pager.requests[0].answer(.failure(error))
    #expect(output.events == [.nextFailed(error)] && pager.requests.count == 1)
  }

  @Test("A place that is there is told at once")
  func nextOnPage() {
    pager.places.append(PlaceItem.maat)
    pager.isComplete = true
    interactor.obtainPlace(after: "aljube")
    #expect(output.events == [.next(PlaceItem.maat)] && pager.requests.isEmpty)
  }

  @Test("The last place is told at once")
  func last() {
    pager.isComplete = true
    interactor.obtainPlace(after: "aljube")
    #expect(output.events == [.last] && pager.requests.isEmpty)
  }

  @Test("After the last page the last place is told")
  func lastAfterPage() throws {
    interactor.obtainPlace(after: "aljube")
    pager.isComplete = true
    try pager.requests[0].answer(.success(()))
    #expect(output.events == [.last] && pager.requests.count == 1)
  }

  @Test("Next loads as many pages as it takes")
  func manyPages() throws {
    interactor.obtainPlace(after: "maat")
    pager.places.append(PlaceItem.maat)
    try pager.requests[0].answer(.success(()))
    #expect(pager.requests.count == 2 && pager.requests.cancelledCount == 0 && output.events.isEmpty)
    pager.places.append(PlaceItem(.torre))
    try pager.requests[1].answer(.success(()))
    #expect(pager.requests.count == 2 && output.events == [.next(PlaceItem(.torre))])
  }

  @Test("Next that has loaded some pages is cancelled as well")
  func cancelLaterPage() throws {
    interactor.obtainPlace(after: "maat")
    try pager.requests[0].answer(.success(()))
    interactor.cancelNextPlace()
    #expect(pager.requests.count == 2 && pager.requests.cancelledCount == 1 && output.events.isEmpty)
  }

  @Test("Cancelling Next cancels its request, and Next can be asked for again")
  func cancelNext() throws {
    interactor.obtainPlace(after: "aljube")
    interactor.cancelNextPlace()
    #expect(pager.requests.cancelledCount == 1 && output.events.isEmpty)
    interactor.obtainPlace(after: "aljube")
    try pager.requests[1].answer(.failure(.offline))
    #expect(output.events == [.nextFailed(.offline)])
  }

  @Test("A place that is gone loses its row in the list that it stands in")
  func removal() {
    interactor.removePlace(id: "aljube")
    #expect(pager.removedIDs == ["aljube"])
  }
}
