import SharedModel
import Testing

@testable import ObservationImpl

struct ServiceErrorMessageTests {
  @Test(
    "Only a missing connection is called so",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
    ])
  func message(error: ServiceError, text: String) {
    #expect(error.message == text)
  }
}
