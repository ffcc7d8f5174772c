import SharedModel
import Testing

@testable import VIPERImpl

struct PlaceInteractorTests {
  private let placeService = PlaceServiceDouble()
  private let pager = PlacePagerDouble([Fixtures.casteloItem])
  private let favourites = Fixtures.favourites()
  private let favouriteSaver = FavouriteSaverDouble()
  private let notes = Fixtures.notes(["maat": "Go early"])
  private let output = PlaceInteractorOutputDouble()
  private let interactor: PlaceInteractor

  init() {
    interactor = PlaceInteractor(
      service: placeService, pager: pager, favourites: favourites, favouriteSaver: favouriteSaver, notes: notes)
    interactor.output = output
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
    interactor.setFavourite(true, placeID: "maat")
    #expect(favouriteSaver.changes == ["maat": true] && output.events == [.favourite(false)])
    favouriteSaver.didFail?(error)
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
  func nextFails(error: ServiceError) {
    interactor.obtainPlace(after: "castelo")
    pager.requests.answer(.failure(error))
    #expect(output.events == [.nextFailed(error)] && pager.requests.count == 1)
  }

  @Test("A place that is there is told at once")
  func nextOnPage() {
    pager.places.append(Fixtures.maatItem)
    pager.isComplete = true
    interactor.obtainPlace(after: "castelo")
    #expect(output.events == [.next(Fixtures.maatItem)] && pager.requests.count == 0)
  }

  @Test("The last place is told at once")
  func last() {
    pager.isComplete = true
    interactor.obtainPlace(after: "castelo")
    #expect(output.events == [.last] && pager.requests.count == 0)
  }

  @Test("After the last page the last place is told")
  func lastAfterPage() {
    interactor.obtainPlace(after: "castelo")
    pager.isComplete = true
    pager.requests.answer(.success(()))
    #expect(output.events == [.last] && pager.requests.count == 1)
  }

  @Test("Next loads as many pages as it takes")
  func manyPages() {
    interactor.obtainPlace(after: "maat")
    pager.places.append(Fixtures.maatItem)
    pager.requests.answer(.success(()), to: 0)
    #expect(pager.requests.count == 2 && pager.requests.cancelledCount == 0 && output.events.isEmpty)
    pager.places.append(PlaceItem(Fixtures.sé))
    pager.requests.answer(.success(()), to: 1)
    #expect(pager.requests.count == 2 && output.events == [.next(PlaceItem(Fixtures.sé))])
  }

  @Test("Next that has loaded some pages is cancelled as well")
  func cancelLaterPage() {
    interactor.obtainPlace(after: "maat")
    pager.requests.answer(.success(()))
    interactor.cancelNextPlace()
    #expect(pager.requests.count == 2 && pager.requests.cancelledCount == 1 && output.events.isEmpty)
  }

  @Test("Cancelling Next cancels its request, and Next can be asked for again")
  func cancelNext() {
    interactor.obtainPlace(after: "castelo")
    interactor.cancelNextPlace()
    #expect(pager.requests.cancelledCount == 1 && output.events.isEmpty)
    interactor.obtainPlace(after: "castelo")
    pager.requests.answer(.failure(.offline), to: 1)
    #expect(output.events == [.nextFailed(.offline)])
  }

  @Test("A place that is gone loses its row in the list that it stands in")
  func removal() {
    interactor.removePlace(id: "castelo")
    #expect(pager.removedIDs == ["castelo"])
  }
}
