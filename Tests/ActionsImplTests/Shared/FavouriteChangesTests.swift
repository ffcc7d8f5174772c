import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct FavouriteChangesTests {
  private let service = FavouriteServiceDouble()
  private let store = MemoryStore<Set<Place.ID>>()
  private let favourites: Favourites
  private let changes: FavouriteChanges
  private let diary = Diary()

  init() {
    favourites = Favourites(store: store, logger: SilentLogger())
    changes = FavouriteChanges(favourites: favourites, service: service)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "fado", _ changes: FavouriteChanges? = nil) {
    (changes ?? self.changes).set(isFavourite, placeID: id) { [diary] in diary.note("\(id): \($0.rawValue)") }
  }

  private func answer(_ request: Int, _ error: ServiceError? = nil) throws {
    try service.requests[request].answer(error.map { .failure($0) } ?? .success(()))
  }

  @Test("A change is shown at once and sent, and nothing more happens once it is confirmed")
  func run() throws {
    set(true)
    #expect(store.value == ["fado"])
    #expect(service.values == [true])
    try answer(0)
    #expect(store.value == ["fado"])
    #expect(diary.notes.isEmpty)
  }

  @Test("A refused change is taken back and reported")
  func refused() throws {
    set(true)
    try answer(0, .offline)
    #expect(store.value == [])
    #expect(diary.notes == ["fado: offline"])
  }

  @Test("One request is sent at a time, and the last change wins")
  func lastWins() throws {
    set(true)
    set(false)
    #expect(service.values == [true])
    try answer(0)
    #expect(service.values == [true, false])
    try answer(1)
    #expect(store.value == [])
    #expect(service.values.count == 2)
    #expect(diary.notes.isEmpty)
  }

  @Test("A change back to the value in flight isn't sent again")
  func thereAndBack() throws {
    set(true)
    set(false)
    set(true)
    try answer(0)
    #expect(service.values == [true])
    #expect(store.value == ["fado"])
  }

  @Test("A refused change that has been changed back isn't reported")
  func noLongerWanted() throws {
    set(true)
    set(false)
    try answer(0, .offline)
    #expect(diary.notes.isEmpty)
    #expect(service.values == [true])
    #expect(store.value == [])
  }

  @Test("A second change that is refused falls back to the first")
  func fallsBack() throws {
    set(true)
    set(false)
    try answer(0)
    try answer(1, .serverError)
    #expect(store.value == ["fado"])
    #expect(diary.notes == ["fado: server error"])
  }

  @Test("A change after a confirmed one is sent again")
  func afterwards() throws {
    set(true)
    try answer(0)
    set(false)
    #expect(service.values == [true, false])
    try answer(1, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes == ["fado: offline"])
  }

  @Test("A refusal is reported once, for the last change")
  func lastIsTold() throws {
    set(true)
    set(false)
    changes.set(true, placeID: "fado") { [diary] _ in diary.note("last") }
    try answer(0, .offline)
    #expect(store.value == [])
    #expect(diary.notes == ["last"])
  }

  @Test("Places don't wait for each other")
  func places() throws {
    set(true, "fado")
    set(true, "maat")
    #expect(service.ids == ["fado", "maat"])
    try answer(1, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes == ["maat: offline"])
  }

  @Test("A change that the device can't store isn't sent")
  func notStored() {
    let favourites = Favourites(store: FullStoreDouble(), logger: SilentLogger())
    set(true, "fado", FavouriteChanges(favourites: favourites, service: service))
    #expect(service.requests.isEmpty)
    #expect(!favourites.contains("fado"))
    #expect(diary.notes.isEmpty)
  }

  @Test("A value that is the same already isn't sent")
  func nothingToDo() {
    set(false)
    #expect(service.requests.isEmpty)
  }

  @Test("Unconfirmed changes are taken back on request, and late answers change nothing")
  func takeBack() throws {
    set(true, "fado")
    try answer(0)
    set(false, "fado")
    set(true, "maat")
    changes.takeBack()
    #expect(store.value == ["fado"])
    #expect(service.requests.map(\.isCancelled) == [false, true, true])
    try answer(1)
    try answer(2, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes.isEmpty)
    set(true, "maat")
    #expect(service.values == [true, false, true, true])
  }

  @Test("Changes are taken back in the order of their ids")
  func takeBackInOrder() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube", "se"]
    for id in ids { set(true, id) }
    var takenBack: [Place.ID] = []
    let observation = favourites.observe { takenBack.append($0) }
    changes.takeBack()
    #expect(takenBack == ids.sorted())
    observation.cancel()
  }

  @Test("A service that answers cancelled requests changes nothing")
  func stubborn() {
    let service = StubbornFavouriteServiceDouble()
    let changes = FavouriteChanges(favourites: favourites, service: service)
    set(true, "fado", changes)
    changes.takeBack()
    service.replies[0](.success(()))
    service.replies[0](.failure(.offline))
    #expect(store.value == [])
    #expect(service.replies.count == 1)
    #expect(diary.notes.isEmpty)
  }
}
