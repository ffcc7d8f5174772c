import SharedModel
import Testing

@MainActor
struct FavouriteEditorTests {
  /// Answers when it is told to.
  private final class Service: FavouriteService {
    var asked: [Bool] = []
    var replies: [Reply<Void>] = []

    func saveFavourite(_ isFavourite: Bool, placeID: Place.ID, reply: @escaping Reply<Void>) -> Cancellable {
      asked.append(isFavourite)
      replies.append(reply)
      return Cancellable {}
    }
  }

  private let service = Service()
  private let favourites = Favourites(store: MemoryStore(), logger: SilentLogger())
  private let session = Session(
    store: MemoryStore(StoredSession(user: User(username: "mark", displayName: "Mark"))),
    savedState: MemoryStore<SavedState>(), logger: SilentLogger())
  private let editor: FavouriteEditor
  private let diary = Diary()

  init() {
    editor = FavouriteEditor(favourites: favourites, service: service, session: session)
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "maat") {
    editor.set(isFavourite, placeID: id) { [diary] in diary.note("\(id) \($0)") }
  }

  @Test func aRefusalIsTakenBackAndTold() {
    set(true)
    #expect(favourites.contains("maat"))
    service.replies[0](.failure(.offline))
    #expect(!favourites.contains("maat"))
    #expect(diary.take() == ["maat offline"])
  }

  @Test func oneRequestAtATimeAndTheLastChangeWins() {
    set(true)
    set(false)
    #expect(service.asked == [true])
    service.replies[0](.success(()))
    #expect(service.asked == [true, false])
    service.replies[1](.success(()))
    #expect(!favourites.contains("maat"))
    #expect(service.asked.count == 2)
    #expect(diary.take() == [])
  }

  @Test func whatComesBackToWhatWasAskedForIsNotAskedAgain() {
    set(true)
    set(false)
    set(true)
    service.replies[0](.success(()))
    #expect(service.asked == [true])
    #expect(favourites.contains("maat"))
  }

  @Test func aRefusalOfWhatIsNoLongerWantedIsNotTold() {
    set(true)
    set(false)
    service.replies[0](.failure(.offline))
    #expect(diary.take() == [])
    #expect(service.asked == [true])
    #expect(!favourites.contains("maat"))
  }

  @Test func aSecondChangeThatIsRefusedFallsBackToTheFirst() {
    set(true)
    set(false)
    service.replies[0](.success(()))
    service.replies[1](.failure(.serverError))
    #expect(favourites.contains("maat"))
    #expect(diary.take() == ["maat serverError"])
  }

  @Test func placesDoNotWaitForEachOther() {
    set(true, "maat")
    set(true, "rossio")
    #expect(service.asked == [true, true])
    service.replies[1](.failure(.offline))
    #expect(favourites.ids == ["maat"])
  }

  @Test func whatTheDeviceCantStoreIsNotSent() {
    let favourites = Favourites(store: FullStore(["rossio"]), logger: SilentLogger())
    let editor = FavouriteEditor(favourites: favourites, service: service, session: session)
    editor.set(true, placeID: "maat") { [diary] in diary.note("maat \($0)") }
    editor.set(false, placeID: "rossio") { [diary] in diary.note("rossio \($0)") }
    #expect(service.asked == [])
    #expect(favourites.ids == ["rossio"])
    #expect(diary.take() == [])
  }

  @Test func whatIsSoAlreadyIsNotSent() {
    set(false)
    #expect(service.asked == [])
    set(true)
    #expect(service.asked == [true])
  }

  @Test func theEndOfTheSessionTakesBackWhatWasNotConfirmed() {
    set(true)
    session.expire()
    #expect(favourites.ids == [])
    service.replies[0](.success(()))
    #expect(favourites.ids == [])
    #expect(diary.take() == [])
  }
}
