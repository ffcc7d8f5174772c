import SharedModel
import Testing

@testable import MVPRImpl

struct FavouriteEditorTests {
  private final class Failures {
    var all: [String] = []
  }

  private let service = FavouriteServiceDouble()
  private let favourites = FavouriteStoreDouble()
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

  @Test func aChangeShowsAtOnceAndIsSent() {
    set(true)
    #expect(favourites.ids == ["maat"])
    #expect(service.asked == [true])
    service.answer(0)
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == [])
  }

  @Test func aRefusalIsTakenBackAndTold() {
    set(true)
    service.answer(0, .failure(.offline))
    #expect(favourites.ids == [])
    #expect(failures.all == ["maat offline"])
    set(true)
    #expect(service.asked == [true, true])
  }

  @Test func whatTheDeviceCantStoreIsNotSent() {
    favourites.ids = ["rossio"]
    favourites.isFull = true
    set(true)
    set(false, "rossio")
    #expect(service.asked == [])
    #expect(favourites.ids == ["rossio"])
    #expect(failures.all == [])
  }

  @Test func whatIsSoAlreadyIsNotSent() {
    set(false)
    #expect(service.asked == [])
    set(true)
    #expect(service.asked == [true])
  }

  @Test func placesDoNotWaitForEachOther() {
    set(true, "maat")
    set(true, "rossio")
    #expect(service.asked == [true, true])
    service.answer(1, .failure(.offline))
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == ["rossio offline"])
  }

  // MARK: - Several changes

  @Test func oneRequestAtATimeAndTheLastChangeWins() {
    set(true)
    set(false)
    #expect(service.asked == [true])
    service.answer(0)
    #expect(service.asked == [true, false])
    service.answer(1)
    #expect(favourites.ids == [])
    #expect(service.asked.count == 2)
    #expect(failures.all == [])
  }

  @Test func whatComesBackToWhatWasAskedForIsNotAskedAgain() {
    set(true)
    set(false)
    set(true)
    service.answer(0)
    #expect(service.asked == [true])
    #expect(favourites.ids == ["maat"])
  }

  @Test func aRefusalOfWhatIsNoLongerWantedIsNotTold() {
    set(true)
    set(false)
    service.answer(0, .failure(.offline))
    #expect(failures.all == [])
    #expect(service.asked == [true])
    #expect(favourites.ids == [])
    set(true)
    #expect(service.asked == [true, true])
  }

  @Test func aSecondChangeThatIsRefusedFallsBackToTheFirst() {
    set(true)
    set(false)
    service.answer(0)
    service.answer(1, .failure(.serverError))
    #expect(favourites.ids == ["maat"])
    #expect(failures.all == ["maat serverError"])
  }

  @Test func aRefusalIsToldToWhoChangedItLast() {
    set(true)
    set(false)
    editor.set(true, placeID: "maat") { [failures] in failures.all.append("last \($0)") }
    service.answer(0, .failure(.notFound))
    #expect(failures.all == ["last notFound"])
  }

  // MARK: - Session

  @Test(arguments: [Session.Event.expired, .signedOut])
  func theEndOfTheSessionTakesBackWhatWasNotConfirmed(event: Session.Event) {
    set(true)
    session.observers.notify(event)
    #expect(favourites.ids == [])
    #expect(service.cancelCount == 1)
    service.answer(0)
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
    session.observers.notify(.began(User(username: "mark", displayName: "Mark")))
    #expect(favourites.ids == ["maat"])
    #expect(service.cancelCount == 0)
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
