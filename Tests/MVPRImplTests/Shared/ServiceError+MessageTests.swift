import SharedModel
import Testing

@testable import MVPRImpl

struct ServiceErrorMessageTests {
  @Test(arguments: [
    (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
    (.notFound, "Something went wrong."), (.unauthorised, "Something went wrong."),
  ])
  func loadingFailsForAReason(error: ServiceError, text: String) {
    #expect(error.message == text)
  }
}
