import AppDoubles
import SharedModel
import Testing

@testable import ActionsImpl

struct SetFavouriteActionTests {
  private let service = FavouriteServiceDouble()
  private let store = MemoryStore<Set<Place.ID>>()
  private let favourites: Favourites
  private let action: SetFavouriteAction
  private let diary = Diary()

  init() {
    favourites = Favourites(store: store, logger: SilentLogger())
    action = SetFavouriteAction(favourites: favourites, service: service)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "fado", _ action: SetFavouriteAction? = nil) {
    let action = action ?? self.action
    action.change = (id, isFavourite)
    action.run { [diary] in diary.note("\(id): \($0.rawValue)") }
  }

  private func answer(_ request: Int, _ error: ServiceError? = nil) throws {
    try service.requests[request].answer(error.map { .failure($0) } ?? .success(()))
  }

  @Test("Run, it changes the favourite at once and tells the backend; when that takes it nothing is said")
  func run() throws {
    set(true)
    #expect(store.value == ["fado"])
    #expect(service.values == [true])
    try answer(0)
    #expect(store.value == ["fado"])
    #expect(diary.notes.isEmpty)
  }

  @Test("What the backend refuses is taken back and told")
  func refused() throws {
    set(true)
    try answer(0, .offline)
    #expect(store.value == [])
    #expect(diary.notes == ["fado: offline"])
  }

  @Test("It sends one request at a time, and the last change wins")
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

  @Test("What comes back to what was asked for is not asked for again")
  func thereAndBack() throws {
    set(true)
    set(false)
    set(true)
    try answer(0)
    #expect(service.values == [true])
    #expect(store.value == ["fado"])
  }

  @Test("A refusal of what is no longer wanted is not told")
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

  @Test("Once all is settled, the next change starts anew")
  func afterwards() throws {
    set(true)
    try answer(0)
    set(false)
    #expect(service.values == [true, false])
    try answer(1, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes == ["fado: offline"])
  }

  @Test("Who made the last change is told, and nobody else")
  func lastIsTold() throws {
    set(true)
    set(false)
    action.change = ("fado", true)
    action.run { [diary] _ in diary.note("last") }
    try answer(0, .offline)
    #expect(store.value == [])
    #expect(diary.notes == ["last"])
  }

  @Test("Places do not wait for each other")
  func places() throws {
    set(true, "fado")
    set(true, "maat")
    #expect(service.ids == ["fado", "maat"])
    try answer(1, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes == ["maat: offline"])
  }

  @Test("What the device can't store is not sent")
  func notStored() {
    let favourites = Favourites(store: FullStoreDouble(), logger: SilentLogger())
    set(true, "fado", SetFavouriteAction(favourites: favourites, service: service))
    #expect(service.requests.isEmpty)
    #expect(!favourites.contains("fado"))
    #expect(diary.notes.isEmpty)
  }

  @Test("What is so already is not sent, nor is no change at all")
  func nothingToDo() {
    set(false)
    action.change = nil
    action.run { _ in }
    #expect(service.requests.isEmpty)
  }

  @Test("Cancelled, it takes back what is not confirmed, and nobody is told, however late an answer comes")
  func cancel() throws {
    set(true, "fado")
    try answer(0)
    set(false, "fado")
    set(true, "maat")
    action.cancel()
    #expect(store.value == ["fado"])
    #expect(service.requests.map(\.isCancelled) == [false, true, true])
    try answer(1)
    try answer(2, .offline)
    #expect(store.value == ["fado"])
    #expect(diary.notes.isEmpty)
    set(true, "maat")
    #expect(service.values == [true, false, true, true])
  }

  @Test("Cancelled, it takes back in the order of the ids")
  func cancelInOrder() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube", "se"]
    for id in ids { set(true, id) }
    var takenBack: [Place.ID] = []
    let observation = favourites.observe { takenBack.append($0) }
    action.cancel()
    #expect(takenBack == ids.sorted())
    observation.cancel()
  }

  @Test("An answer to a request that can't be dropped any more changes nothing")
  func stubborn() {
    let service = StubbornFavouriteServiceDouble()
    let action = SetFavouriteAction(favourites: favourites, service: service)
    set(true, "fado", action)
    action.cancel()
    service.replies[0](.success(()))
    service.replies[0](.failure(.offline))
    #expect(store.value == [])
    #expect(service.replies.count == 1)
    #expect(diary.notes.isEmpty)
  }
}
