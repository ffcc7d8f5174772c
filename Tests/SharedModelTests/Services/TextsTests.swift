import SharedModel
import Testing

struct TextsTests {
  @Test func theUserIsGreetedByTheNameThatIsShown() {
    #expect(Texts.greeting(User(username: "mark", displayName: "Mark")) == "Hello, Mark")
  }

  @Test(arguments: [
    (ServiceError.unauthorised, "Wrong user name or password."), (.offline, "No connection. Try again."),
    (.serverError, "Something went wrong. Try again."), (.notFound, "Something went wrong. Try again."),
  ])
  func signingInFailsForAReason(error: ServiceError, text: String) {
    #expect(Texts.signInFailed(error) == text)
  }

  @Test(arguments: [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
  ])
  func loadingFailsForAReason(error: ServiceError, text: String) {
    #expect(Texts.loadFailed(error) == text)
  }

  @Test func storiesKnowServicesAndFailuresByTheirNames() {
    #expect(
      Service.allCases.map(\.rawValue) == [
        "signIn", "cover", "quarters", "places", "place", "articles", "favourite", "note",
      ])
    #expect(ServiceError.allCases.map(\.rawValue) == ["offline", "server error", "unauthorised", "not found"])
  }
}
