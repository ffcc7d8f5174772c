import AppDoubles
import SharedModel
import Testing

@testable import MVVMCImpl

struct FavouriteChangesTests {
  private final class Diary { var notes: [String] = [] }

  private let service = FavouriteServiceDouble()
  private let favourites = Favourites(store: MemoryStore(), logger: SilentLogger())
  private let session = Session(
    store: MemoryStore(StoredSession(user: .mark)), savedState: MemoryStore<SavedState>(), logger: SilentLogger())
  private let changes: FavouriteChanges
  private let diary = Diary()

  private var sent: [Bool] { service.values }

  init() {
    changes = FavouriteChanges(favourites: favourites, service: service, session: session)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "maat", note: String = "") {
    changes.set(isFavourite, placeID: id) { [diary] in diary.notes.append("\(id) \($0)\(note)") }
  }

  @Test("A change is shown at once, and stays once it is confirmed")
  func confirmed() throws {
    set(true)
    #expect(favourites.contains("maat"))
    #expect(service.ids == ["maat"] && sent == [true])
    try service.requests[0].answer(.success(()))
    #expect(favourites.contains("maat"))
    set(false)
    #expect(sent == [true, false])
    #expect(diary.notes.isEmpty)
  }

  @Test("A refused favourite is taken back and told", arguments: [ServiceError.offline, .notFound])
  func refused(failure: ServiceError) throws {
    set(true)
    try service.requests[0].answer(.failure(failure))
    #expect(!favourites.contains("maat"))
    #expect(diary.notes == ["maat \(failure)"])
    set(true)
    #expect(sent == [true, true])
  }

  @Test("One request at a time, and the last change wins")
  func lastWins() throws {
    set(true)
    set(false)
    #expect(sent == [true])
    try service.requests[0].answer(.success(()))
    #expect(sent == [true, false])
    try service.requests[1].answer(.success(()))
    #expect(!favourites.contains("maat"))
    #expect(sent.count == 2)
    #expect(diary.notes.isEmpty)
  }

  @Test("What comes back to what was asked for is not asked for again")
  func backAgain() throws {
    for isFavourite in [true, false, true] { set(isFavourite) }
    try service.requests[0].answer(.success(()))
    #expect(sent == [true])
    #expect(favourites.contains("maat"))
  }

  @Test("A refusal of what is no longer wanted is not told")
  func noLongerWanted() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.failure(.offline))
    #expect(sent == [true])
    #expect(!favourites.contains("maat"))
    #expect(diary.notes.isEmpty)
  }

  @Test("A second change that is refused falls back to the first, and the last who asked is told")
  func secondRefused() throws {
    set(true)
    set(false, note: " again")
    try service.requests[0].answer(.success(()))
    try service.requests[1].answer(.failure(.serverError))
    #expect(favourites.contains("maat"))
    #expect(diary.notes == ["maat serverError again"])
  }

  @Test("Places don't wait for each other")
  func places() throws {
    set(true, "maat")
    set(true, "rossio")
    #expect(sent == [true, true])
    try service.requests[1].answer(.failure(.offline))
    #expect(favourites.contains("maat"))
    #expect(!favourites.contains("rossio"))
  }

  @Test("What is so already is not sent, nor is what the device can't store")
  func notSent() {
    set(false)
    #expect(sent.isEmpty)
    let favourites = Favourites(store: FullStoreDouble(["rossio"]), logger: SilentLogger())
    let changes = FavouriteChanges(favourites: favourites, service: service, session: session)
    changes.set(true, placeID: "maat") { [diary] in diary.notes.append("maat \($0)") }
    changes.set(false, placeID: "rossio") { [diary] in diary.notes.append("rossio \($0)") }
    #expect(sent.isEmpty)
    #expect(!favourites.contains("maat"))
    #expect(favourites.contains("rossio"))
    #expect(diary.notes.isEmpty)
  }

  @Test("The end of the session takes back what is not confirmed", arguments: [true, false])
  func sessionEnds(isExpiry: Bool) throws {
    set(true, "rossio")
    try service.requests[0].answer(.success(()))
    set(true)
    if isExpiry { session.expire() } else { session.signOut() }
    #expect(!favourites.contains("maat"))
    #expect(favourites.contains("rossio"))
    #expect(try service.requests[1].isCancelled)
    try service.requests[1].answer(.success(()))
    #expect(!favourites.contains("maat"))
    #expect(diary.notes.isEmpty)
  }

  @Test("What is taken back at the end of the session is taken back in the order of the ids")
  func sessionEndsInOrder() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube", "se"]
    for id in ids { set(true, id) }
    let observation = favourites.observe { [diary] in diary.notes.append($0) }
    session.signOut()
    #expect(diary.notes == ids.sorted())
    observation.cancel()
  }

  @Test("A session that begins takes nothing back")
  func sessionBegins() throws {
    set(true)
    session.begin(.mark)
    #expect(favourites.contains("maat"))
    #expect(try !service.requests[0].isCancelled)
  }
}
