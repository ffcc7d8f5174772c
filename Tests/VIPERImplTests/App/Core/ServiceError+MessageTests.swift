import SharedModel
import Testing

@testable import VIPERImpl

struct ServiceErrorMessageTests {
  @Test(
    "What could not be loaded has a reason",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
    ])
  func message(error: ServiceError, text: String) {
    #expect(error.message == text)
  }
}
