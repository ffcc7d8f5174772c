import SharedModel
import Testing

@testable import ReducerImpl

struct ServiceErrorTextTests {
  @Test(
    "What can't be loaded is said to lack a connection, or to have gone wrong",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
    ])
  func loadFailure(error: ServiceError, text: String) {
    #expect(error.loadFailureText == text)
  }
}
