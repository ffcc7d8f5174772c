import SharedModel
import Testing

@testable import VIPERImpl

struct FavouriteSaverTests {
  private let service = FavouriteServiceDouble()
  private let favourites = Fixtures.favourites(["se"])
  private let session = Fixtures.session(of: Fixtures.mark)
  private let failures = Failures()
  private let saver: FavouriteSaver

  private final class Failures {
    var all: [String] = []
  }

  init() {
    saver = FavouriteSaver(favourites: favourites, service: service, session: session)
  }

  private func set(_ isFavourite: Bool, _ id: String = "maat") {
    saver.setFavourite(isFavourite, placeID: id) { [failures] in failures.all.append("\(id) \($0)") }
  }

  // MARK: - Refusals

  @Test("A refused favourite is taken back and told", arguments: ServiceError.allCases)
  func refused(error: ServiceError) {
    set(true)
    #expect(favourites.contains("maat") && failures.all.isEmpty)
    service.requests.answer(.failure(error))
    #expect(!favourites.contains("maat") && failures.all == ["maat \(error)"])
  }

  @Test("What was taken away and is refused comes back")
  func refusedRemoval() {
    set(false, "se")
    service.requests.answer(.failure(.offline))
    #expect(favourites.contains("se") && failures.all == ["se offline"])
  }

  @Test("A second change that is refused falls back to the first, which was confirmed")
  func secondRefused() {
    set(true)
    set(false)
    service.requests.answer(.success(()))
    service.requests.answer(.failure(.serverError), to: 1)
    #expect(favourites.contains("maat") && failures.all == ["maat serverError"])
  }

  @Test("Refused, but changed back meanwhile, there is nothing to take back or to tell")
  func refusedButChangedBack() {
    set(true)
    set(false)
    service.requests.answer(.failure(.offline))
    #expect(service.changes == [true] && !favourites.contains("maat") && failures.all.isEmpty)
  }

  @Test("After a refusal a change is sent anew")
  func afterRefusal() {
    set(true)
    service.requests.answer(.failure(.offline))
    set(true)
    service.requests.answer(.success(()), to: 1)
    #expect(service.changes == [true, true] && favourites.contains("maat"))
  }

  @Test("Who made the last change is told of the refusal")
  func lastIsTold() {
    set(true)
    for _ in 0..<2 {
      saver.setFavourite(!favourites.contains("maat"), placeID: "maat") { [failures] _ in failures.all.append("last") }
    }
    service.requests.answer(.failure(.offline))
    #expect(failures.all == ["last"])
  }

  // MARK: - Requests

  @Test("One request is under way at a time, and the last change wins")
  func lastWins() {
    set(true)
    set(false)
    #expect(service.changes == [true] && service.requests.cancelledCount == 0)
    service.requests.answer(.success(()))
    #expect(service.changes == [true, false])
    service.requests.answer(.success(()), to: 1)
    #expect(service.requests.count == 2 && !favourites.contains("maat") && failures.all.isEmpty)
  }

  @Test("Changes that come back to what was asked for are not sent again")
  func comingBack() {
    for isFavourite in [true, false, true] { set(isFavourite) }
    service.requests.answer(.success(()))
    #expect(service.changes == [true] && favourites.contains("maat"))
    set(false)
    #expect(service.changes == [true, false])
  }

  @Test("Each place has a request of its own")
  func places() {
    set(true)
    set(false, "se")
    #expect(service.changes == [true, false] && service.placeIDs == ["maat", "se"])
    service.requests.answer(.failure(.offline), to: 1)
    #expect(favourites.contains("maat") && favourites.contains("se") && failures.all == ["se offline"])
  }

  @Test("What is so already is not sent")
  func unchanged() {
    set(false)
    set(true, "se")
    #expect(service.requests.count == 0)
  }

  @Test("What the device can't store is not sent")
  func notStored() {
    let favourites = Favourites(store: FullStore(["se"] as Set<String>), logger: SilentLogger())
    let saver = FavouriteSaver(favourites: favourites, service: service, session: session)
    saver.setFavourite(true, placeID: "maat") { _ in Issue.record("told") }
    saver.setFavourite(false, placeID: "se") { _ in Issue.record("told") }
    #expect(service.requests.count == 0 && favourites.contains("se") && favourites.count == 1)
  }

  // MARK: - Session

  @Test("The end of the session takes back what was not confirmed, and a late reply changes nothing")
  func sessionEnds() {
    for end in [session.expire, session.signOut] {
      session.begin(Fixtures.mark)
      set(true)
      set(false, "se")
      end()
      #expect(!favourites.contains("maat") && favourites.contains("se"))
      let count = service.requests.count
      #expect(service.requests.cancelledCount == count)
      service.requests.answer(.success(()), to: count - 2)
      #expect(!favourites.contains("maat") && service.requests.count == count)
    }
    #expect(failures.all.isEmpty)
  }

  @Test("What is taken back at the end of the session is taken back in the order of the ids")
  func sessionEndsInOrder() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube"]
    for id in ids { set(true, id) }
    var takenBack: [String] = []
    let observation = favourites.observe { takenBack.append($0) }
    session.signOut()
    #expect(takenBack == ids.sorted())
    observation.cancel()
  }

  @Test("What was confirmed outlives the session, and its beginning takes nothing back")
  func confirmed() {
    set(true)
    service.requests.answer(.success(()))
    session.expire()
    set(false, "se")
    session.begin(Fixtures.mark)
    #expect(favourites.contains("maat") && !favourites.contains("se"))
  }
}
