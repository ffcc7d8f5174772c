import AppDoubles
import SharedModel
import Testing

@testable import ObservationImpl

struct FavouriteChangesTests {
  /// A user's changes of one place, and the service's answers.
  nonisolated struct Course: CustomTestStringConvertible {
    let testDescription: String
    let changes: [Bool]
    /// In order; `nil` is success.
    let answers: [ServiceError?]
    let sent: [Bool]
    let isFavourite: Bool
    /// The failures that were reported, each with the number of the change that asked to know.
    let reported: [String]
  }

  private let device = DeviceDouble()
  private let changes: FavouriteChanges

  private var favourites: Favourites { device.favourites }
  private var service: FavouriteServiceDouble { device.favourite }

  init() {
    changes = FavouriteChanges(favourites: device.favourites, service: device.favourite, session: device.session)
  }

  private func add(_ ids: Place.ID...) {
    for id in ids { changes.set(true, placeID: id) { _ in Issue.record("Nothing was refused.") } }
  }

  @Test(
    "Changes of a place are sent one at a time, and what is refused is taken back",
    arguments: [
      Course(
        testDescription: "confirmed", changes: [true], answers: [nil], sent: [true], isFavourite: true, reported: []),
      Course(
        testDescription: "refused", changes: [true], answers: [.offline], sent: [true], isFavourite: false,
        reported: ["0 offline"]),
      Course(
        testDescription: "the last change wins", changes: [true, false], answers: [nil, nil], sent: [true, false],
        isFavourite: false, reported: []),
      Course(
        testDescription: "back to what was sent", changes: [true, false, true], answers: [nil], sent: [true],
        isFavourite: true, reported: []),
      Course(
        testDescription: "refused when no longer wanted", changes: [true, false], answers: [.offline], sent: [true],
        isFavourite: false, reported: []),
      Course(
        testDescription: "the second is refused", changes: [true, false], answers: [nil, .serverError],
        sent: [true, false], isFavourite: true, reported: ["1 serverError"]),
    ])
  func course(course: Course) throws {
    var reported: [String] = []
    for (number, change) in course.changes.enumerated() {
      changes.set(change, placeID: "maat") { reported.append("\(number) \($0)") }
      #expect(favourites.contains("maat") == change)
      #expect(service.values == [true])
    }
    for (number, answer) in course.answers.enumerated() {
      try service.requests[number].answer(answer.map { .failure($0) } ?? .success(()))
    }
    #expect(service.values == course.sent)
    #expect(favourites.contains("maat") == course.isFavourite)
    #expect(reported == course.reported)
    changes.set(!course.isFavourite, placeID: "maat") { _ in }
    #expect(service.values == course.sent + [!course.isFavourite])
  }

  @Test("Places don't wait for each other")
  func places() throws {
    add("maat", "torre")
    #expect(service.ids == ["maat", "torre"])
    try service.requests[1].answer(.success(()))
    try service.requests[0].answer(.success(()))
    #expect(favourites.count == 2)
  }

  @Test("A change that changes nothing isn't sent, nor is one that the device can't store")
  func notSent() {
    changes.set(false, placeID: "maat") { _ in }
    let full = Favourites(store: FullStoreDouble(["torre"]), logger: device.logger)
    let changes = FavouriteChanges(favourites: full, service: service, session: device.session)
    changes.set(true, placeID: "maat") { _ in }
    changes.set(false, placeID: "torre") { _ in }
    #expect(service.requests.isEmpty)
    #expect(!full.contains("maat") && full.contains("torre"))
  }

  @Test("The end of the session takes back what isn't confirmed, in the order of the ids", arguments: [true, false])
  func sessionEnds(isExpiry: Bool) throws {
    add("torre", "maat", "fado", "aljube")
    try service.requests[2].answer(.success(()))
    var takenBack: [Place.ID] = []
    let observation = favourites.observe { takenBack.append($0) }
    if isExpiry { device.session.expire() } else { device.session.signOut() }
    #expect(takenBack == ["aljube", "maat", "torre"])
    #expect(service.requests.map(\.isCancelled) == [true, true, false, true])
    observation.cancel()
  }

  @Test("The beginning of a session takes nothing back")
  func sessionBegins() throws {
    add("maat")
    device.session.begin(.mark)
    #expect(favourites.contains("maat"))
    #expect(try !service.requests[0].isCancelled)
  }
}
