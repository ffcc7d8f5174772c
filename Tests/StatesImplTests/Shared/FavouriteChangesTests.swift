import AppDoubles
import SharedModel
import Testing

@testable import StatesImpl

struct FavouriteChangesTests {
  private let device = DeviceDouble()
  private let changes: FavouriteChanges
  private let failures = Failures()
  private var service: FavouriteServiceDouble { device.favourite }

  /// The errors of the changes that had to be taken back.
  private final class Failures {
    var told: [String] = []
  }

  init() {
    changes = FavouriteChanges(of: device.favourites, service: device.favourite, session: device.session)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "maat") {
    changes.set(isFavourite, id: id) { [failures] in failures.told.append("\(id) \($0.rawValue)") }
  }

  private func isFavourite(_ id: Place.ID = "maat") -> Bool {
    device.favourites.contains(id)
  }

  @Test("A refusal is taken back and told")
  func refused() throws {
    set(true)
    #expect(isFavourite())
    try service.requests[0].answer(.failure(.offline))
    #expect(!isFavourite())
    #expect(failures.told == ["maat offline"])
    set(true)
    #expect(service.values == [true, true])
  }

  @Test("One request at a time, and the last change wins")
  func lastWins() throws {
    set(true)
    set(false)
    #expect(service.values == [true])
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    try service.requests[1].answer(.success(()))
    #expect(!isFavourite())
    #expect(service.requests.count == 2 && failures.told.isEmpty)
  }

  @Test("What comes back to what was asked for is not asked again")
  func back() throws {
    for value in [true, false, true] { set(value) }
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true])
    #expect(isFavourite())
  }

  @Test("A refusal of what is no longer wanted is not told")
  func refusedTooLate() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.failure(.offline))
    #expect(service.values == [true])
    #expect(!isFavourite() && failures.told.isEmpty)
  }

  @Test("A second change that is refused falls back to the first, which was confirmed")
  func secondRefused() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.success(()))
    try service.requests[1].answer(.failure(.serverError))
    #expect(isFavourite())
    #expect(failures.told == ["maat server error"])
  }

  @Test("Only who made the last change is told")
  func toldOnce() throws {
    changes.set(true, id: "maat") { [failures] _ in failures.told.append("first") }
    set(false)
    set(true)
    try service.requests[0].answer(.failure(.offline))
    #expect(failures.told == ["maat offline"])
  }

  @Test("Places don't wait for each other")
  func places() throws {
    set(true, "maat")
    set(true, "torre")
    #expect(service.ids == ["maat", "torre"])
    try service.requests[1].answer(.failure(.offline))
    #expect(isFavourite("maat") && !isFavourite("torre"))
  }

  @Test("What the device can't store is not sent")
  func notStored() {
    let full = Favourites(store: FullStoreDouble(), logger: SilentLogger())
    let changes = FavouriteChanges(of: full, service: service, session: device.session)
    changes.set(true, id: "maat") { _ in Issue.record("Nothing was taken back.") }
    #expect(service.requests.isEmpty && full.count == 0)
  }

  @Test("What is so already is not sent")
  func unchanged() {
    set(false)
    #expect(service.requests.isEmpty)
    set(true)
    #expect(service.values == [true])
  }

  @Test("The end of the session takes back what was not confirmed", arguments: [false, true])
  func sessionEnds(expires: Bool) throws {
    set(true, "torre")
    try service.requests[0].answer(.success(()))
    set(true)
    if expires { device.session.expire() } else { device.session.signOut() }
    #expect(!isFavourite() && isFavourite("torre"))
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.success(()))
    #expect(!isFavourite() && failures.told.isEmpty)
  }

  @Test("What is taken back at the end of the session is taken back in the order of the ids")
  func sessionEndsInOrder() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube", "se"]
    for id in ids { set(true, id) }
    var takenBack: [Place.ID] = []
    let observation = device.favourites.observe { takenBack.append($0) }
    device.session.signOut()
    #expect(takenBack == ids.sorted())
    observation.cancel()
  }

  @Test("A session that begins takes nothing back")
  func sessionBegins() {
    set(true)
    device.session.begin(.mark)
    #expect(isFavourite())
  }
}
