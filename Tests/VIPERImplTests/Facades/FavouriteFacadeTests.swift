import AppDoubles
import SharedModel
import Testing

@testable import VIPERImpl

struct FavouriteFacadeTests {
  private let service = FavouriteServiceDouble()
  private let favourites = Fixtures.favourites(["se"])
  private let session = Fixtures.session(of: .mark)
  private let failures = Failures()
  private let saver: FavouriteFacade

  private final class Failures {
    var all: [String] = []
  }

  init() {
    saver = FavouriteFacade(favourites: favourites, service: service, session: session)
  }

  private func set(_ isFavourite: Bool, _ id: String = "maat") {
    saver.setFavourite(isFavourite, placeID: id) { [failures] in failures.all.append("\(id) \($0)") }
  }

  // MARK: - Refusals

  @Test("A refused favourite is taken back and told", arguments: ServiceError.allCases)
  func refused(error: ServiceError) throws {
    set(true)
    #expect(favourites.contains("maat") && failures.all.isEmpty)
    try service.requests[0].answer(.failure(error))
    #expect(!favourites.contains("maat") && failures.all == ["maat \(error)"])
  }

  @Test("What was taken away and is refused comes back")
  func refusedRemoval() throws {
    set(false, "se")
    try service.requests[0].answer(.failure(.offline))
    #expect(favourites.contains("se") && failures.all == ["se offline"])
  }

  @Test("A second change that is refused falls back to the first, which was confirmed")
  func secondRefused() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.success(()))
    try service.requests[1].answer(.failure(.serverError))
    #expect(favourites.contains("maat") && failures.all == ["maat serverError"])
  }

  @Test("Refused, but changed back meanwhile, there is nothing to take back or to tell")
  func refusedButChangedBack() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.failure(.offline))
    #expect(service.values == [true] && !favourites.contains("maat") && failures.all.isEmpty)
  }

  @Test("After a refusal a change is sent anew")
  func afterRefusal() throws {
    set(true)
    try service.requests[0].answer(.failure(.offline))
    set(true)
    try service.requests[1].answer(.success(()))
    #expect(service.values == [true, true] && favourites.contains("maat"))
  }

  @Test("Who made the last change is told of the refusal")
  func lastIsTold() throws {
    set(true)
    for _ in 0..<2 {
      saver.setFavourite(!favourites.contains("maat"), placeID: "maat") { [failures] _ in failures.all.append("last") }
    }
    try service.requests[0].answer(.failure(.offline))
    #expect(failures.all == ["last"])
  }

  // MARK: - Requests

  @Test("One request is under way at a time, and the last change wins")
  func lastWins() throws {
    set(true)
    set(false)
    #expect(service.values == [true] && service.requests.cancelledCount == 0)
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    try service.requests[1].answer(.success(()))
    #expect(service.requests.count == 2 && !favourites.contains("maat") && failures.all.isEmpty)
  }

  @Test("Changes that come back to what was asked for are not sent again")
  func comingBack() throws {
    for isFavourite in [true, false, true] { set(isFavourite) }
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true] && favourites.contains("maat"))
    set(false)
    #expect(service.values == [true, false])
  }

  @Test("Each place has a request of its own")
  func places() throws {
    set(true)
    set(false, "se")
    #expect(service.values == [true, false] && service.ids == ["maat", "se"])
    try service.requests[1].answer(.failure(.offline))
    #expect(favourites.contains("maat") && favourites.contains("se") && failures.all == ["se offline"])
  }

  @Test("What is so already is not sent")
  func unchanged() {
    set(false)
    set(true, "se")
    #expect(service.requests.isEmpty)
  }

  @Test("What the device can't store is not sent")
  func notStored() {
    let favourites = Favourites(store: FullStoreDouble(["se"] as Set<String>), logger: SilentLogger())
    let saver = FavouriteFacade(favourites: favourites, service: service, session: session)
    saver.setFavourite(true, placeID: "maat") { _ in Issue.record("told") }
    saver.setFavourite(false, placeID: "se") { _ in Issue.record("told") }
    #expect(service.requests.isEmpty && favourites.contains("se") && favourites.count == 1)
  }

  // MARK: - Session

  @Test("The end of the session takes back what was not confirmed, and a late reply changes nothing")
  func sessionEnds() {
    for end in [session.expire, session.signOut] {
      session.begin(.mark)
      set(true)
      set(false, "se")
      let lateReplies = service.requests.compactMap(\.reply)
      end()
      #expect(!favourites.contains("maat") && favourites.contains("se"))
      let count = service.requests.count
      #expect(service.requests.cancelledCount == count)
      for reply in lateReplies { reply(.success(())) }
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
  func confirmed() throws {
    set(true)
    try service.requests[0].answer(.success(()))
    session.expire()
    set(false, "se")
    session.begin(.mark)
    #expect(favourites.contains("maat") && !favourites.contains("se"))
  }
}
