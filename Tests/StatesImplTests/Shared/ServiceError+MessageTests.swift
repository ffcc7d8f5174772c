import SharedModel
import Testing

@testable import StatesImpl

struct ServiceErrorMessageTests {
  @Test(
    "It says why something could not be loaded",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
    ])
  func loadMessage(error: ServiceError, text: String) {
    #expect(error.loadMessage == text)
  }
}
