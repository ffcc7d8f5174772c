import SharedModel
import Testing

@testable import ActionsImpl

struct ServiceErrorLoadFailureTests {
  @Test("Loading fails for a reason", arguments: ServiceError.allCases)
  func reason(error: ServiceError) {
    #expect(error.loadFailure == (error == .offline ? "No connection." : "Something went wrong."))
  }
}
