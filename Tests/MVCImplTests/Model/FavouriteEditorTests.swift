import AppDoubles
import SharedModel
import Testing

@testable import MVCImpl

struct FavouriteEditorTests {
  /// Records the failures that were reported.
  private final class Failures {
    var told: [ServiceError] = []
  }

  private let device = DeviceDouble()
  private let failures = Failures()
  private let editor: FavouriteEditor
  private var favourites: Favourites { device.favourites }
  private var service: FavouriteServiceDouble { device.favourite }

  init() {
    editor = FavouriteEditor(favourites: device.favourites, service: device.favourite, session: device.session)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "maat") {
    editor.set(isFavourite, placeID: id) { [failures] in failures.told.append($0) }
  }

  // MARK: - One change

  @Test("A change is shown at once, and sent")
  func atOnce() throws {
    set(true)
    #expect(favourites.contains("maat"))
    #expect(service.ids == ["maat"])
    #expect(service.values == [true])
    try service.requests[0].answer(.success(()))
    #expect(favourites.contains("maat"))
    #expect(failures.told == [])
  }

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .notFound])
  func refused(error: ServiceError) throws {
    set(true)
    try service.requests[0].answer(.failure(error))
    #expect(!favourites.contains("maat"))
    #expect(failures.told == [error])
    set(true)
    #expect(service.values == [true, true])
  }

  @Test("That a favourite is to be one no more can be refused as well")
  func removalRefused() throws {
    try favourites.set(true, id: "maat")
    set(false)
    #expect(service.values == [false])
    try service.requests[0].answer(.failure(.offline))
    #expect(favourites.contains("maat"))
  }

  @Test("What is so already is not sent")
  func nothingChanges() {
    set(false)
    #expect(service.requests.isEmpty)
  }

  @Test("What can't be stored on the device stays as it was, and is not sent")
  func notStored() {
    let favourites = Favourites(store: FullStoreDouble(), logger: device.logger)
    let editor = FavouriteEditor(favourites: favourites, service: service, session: device.session)
    editor.set(true, placeID: "maat") { [failures] in failures.told.append($0) }
    #expect(favourites.count == 0)
    #expect(service.requests.isEmpty)
    #expect(failures.told == [])
  }

  // MARK: - Several changes

  @Test("One change is sent at a time, and of several meanwhile the last one wins")
  func lastWins() throws {
    set(true)
    set(false)
    #expect(service.values == [true])
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    try service.requests[1].answer(.success(()))
    #expect(!favourites.contains("maat"))
    #expect(service.requests.count == 2)
    #expect(failures.told == [])
  }

  @Test("What has come back to what was sent is not sent again")
  func backAgain() throws {
    set(true)
    set(false)
    set(true)
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true])
    #expect(favourites.contains("maat"))
  }

  @Test("A refusal of what is no longer wanted is not told, and leaves nothing to send")
  func refusedMeanwhile() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.failure(.offline))
    #expect(failures.told == [])
    #expect(service.values == [true])
    #expect(!favourites.contains("maat"))
    set(true)
    #expect(service.values == [true, true])
  }

  @Test("A second change that is refused falls back to what was confirmed last, and is told to who made it")
  func secondRefused() throws {
    var first: [ServiceError] = []
    editor.set(true, placeID: "maat") { first.append($0) }
    set(false)
    try service.requests[0].answer(.success(()))
    try service.requests[1].answer(.failure(.serverError))
    #expect(favourites.contains("maat"))
    #expect(failures.told == [.serverError])
    #expect(first == [])
  }

  @Test("Places don't wait for each other")
  func places() throws {
    set(true, "maat")
    set(true, "torre")
    #expect(service.ids == ["maat", "torre"])
    try service.requests[1].answer(.failure(.offline))
    #expect(favourites.contains("maat"))
    #expect(!favourites.contains("torre"))
  }

  // MARK: - The end of the session

  @Test(
    "The end of the session takes back what was not confirmed, in the order of the ids, and drops its requests",
    arguments: [true, false])
  func sessionEnds(expires: Bool) throws {
    for id in ["rossio", "maat", "torre", "fado", "aljube", "se"] { set(true, id) }
    try service.requests[2].answer(.success(()))
    var takenBack: [Place.ID] = []
    let observation = favourites.observe { takenBack.append($0) }
    if expires { device.session.expire() } else { device.session.signOut() }
    #expect(takenBack == ["aljube", "fado", "maat", "rossio", "se"])
    #expect(favourites.count == 1 && favourites.contains("torre"))
    #expect(service.requests.cancelledCount == 5)
    #expect(failures.told == [])
    observation.cancel()
  }

  @Test("The beginning of a session changes nothing")
  func sessionBegins() throws {
    set(true)
    device.session.begin(.mark)
    #expect(favourites.contains("maat"))
    #expect(try !service.requests[0].isCancelled)
  }
}
