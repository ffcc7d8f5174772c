import SharedModel
import Testing

struct ServiceTests {
  @Test func storiesKnowServicesAndFailuresByTheirNames() {
    #expect(
      Service.allCases.map(\.rawValue) == [
        "signIn", "cover", "quarters", "places", "place", "articles", "favourite", "note",
      ])
    #expect(ServiceError.allCases.map(\.rawValue) == ["offline", "server error", "unauthorised", "not found"])
  }
}
