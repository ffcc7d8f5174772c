import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct FavouriteEditorTests {
  private final class Failures {
    var all: [String] = []
  }

  private let service = FavouriteServiceDouble()
  private let favourites = FavouritesDouble()
  private let session = UserSessionDouble()
  private let failures = Failures()
  private let editor: any FavouriteEditing

  init() {
    editor = FavouriteEditor(
      favourites: favourites, service: service, session: session, in: LaunchScope())
  }

  private func set(_ isFavourite: Bool, _ id: Place.ID = "maat") {
    editor.set(isFavourite, placeID: id) { [failures] in failures.all.append("\(id) \($0)") }
  }

  // MARK: - One change

  @Test func aChangeShowsAtOnceAndIsSent() throws {
    set(true)
    #expect(favourites.ids == ["maat"])
    #expect(service.values == [true])
    try service.requests[0].answer(.success(()))
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == [])
  }

  @Test func aRefusalIsTakenBackAndTold() throws {
    set(true)
    try service.requests[0].answer(.failure(.offline))
    #expect(favourites.ids == [])
    #expect(failures.all == ["maat offline"])
    set(true)
    #expect(service.values == [true, true])
  }

  @Test func whatTheDeviceCantStoreIsNotSent() {
    favourites.ids = ["rossio"]
    favourites.isFull = true
    set(true)
    set(false, "rossio")
    #expect(service.values == [])
    #expect(favourites.ids == ["rossio"])
    #expect(failures.all == [])
  }

  @Test func whatIsSoAlreadyIsNotSent() {
    set(false)
    #expect(service.values == [])
    set(true)
    #expect(service.values == [true])
  }

  @Test func placesDoNotWaitForEachOther() throws {
    set(true, "maat")
    set(true, "rossio")
    #expect(service.values == [true, true])
    try service.requests[1].answer(.failure(.offline))
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == ["rossio offline"])
  }

  // MARK: - Several changes

  @Test func oneRequestAtATimeAndTheLastChangeWins() throws {
    set(true)
    set(false)
    #expect(service.values == [true])
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true, false])
    try service.requests[1].answer(.success(()))
    #expect(favourites.ids == [])
    #expect(service.values.count == 2)
    #expect(failures.all == [])
  }

  @Test func whatComesBackToWhatWasAskedForIsNotAskedAgain() throws {
    set(true)
    set(false)
    set(true)
    try service.requests[0].answer(.success(()))
    #expect(service.values == [true])
    #expect(favourites.ids == ["maat"])
  }

  @Test func aRefusalOfWhatIsNoLongerWantedIsNotTold() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.failure(.offline))
    #expect(failures.all == [])
    #expect(service.values == [true])
    #expect(favourites.ids == [])
    set(true)
    #expect(service.values == [true, true])
  }

  @Test func aSecondChangeThatIsRefusedFallsBackToTheFirst() throws {
    set(true)
    set(false)
    try service.requests[0].answer(.success(()))
    try service.requests[1].answer(.failure(.serverError))
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == ["maat serverError"])
  }

  @Test func aRefusalIsToldToWhoChangedItLast() throws {
    set(true)
    set(false)
    editor.set(true, placeID: "maat") { [failures] in failures.all.append("last \($0)") }
    try service.requests[0].answer(.failure(.notFound))
    #expect(failures.all == ["last notFound"])
  }

  // MARK: - Session

  @Test(arguments: [Session.Event.expired, .signedOut])
  func theEndOfTheSessionTakesBackWhatWasNotConfirmed(event: Session.Event) {
    set(true)
    let lateReply = service.requests.first?.reply
    session.observers.notify(event)
    #expect(favourites.ids == [])
    #expect(service.requests.cancelledCount == 1)
    lateReply?(.success(()))
    #expect(favourites.ids == [])
    #expect(failures.all == [])
  }

  @Test func theEndOfTheSessionTakesBackInTheOrderOfTheIDs() {
    let ids = ["rossio", "maat", "fado", "torre", "aljube", "se"]
    for id in ids { set(true, id) }
    favourites.changed = []
    session.observers.notify(.signedOut)
    #expect(favourites.changed == ids.sorted())
  }

  @Test func aSessionThatBeginsTakesNothingBack() {
    set(true)
    session.observers.notify(.began(.mark))
    #expect(favourites.ids == ["maat"])
    #expect(service.requests.cancelledCount == 0)
  }

  @Test func aSecondOneInALaunchIsRefused() {
    var refusals = 0
    let launch = LaunchScope { _ in refusals += 1 }
    let editors = (0..<2).map { _ in
      FavouriteEditor(favourites: favourites, service: service, session: session, in: launch)
    }
    #expect(refusals == 1)
    withExtendedLifetime(editors) {}
  }
}
