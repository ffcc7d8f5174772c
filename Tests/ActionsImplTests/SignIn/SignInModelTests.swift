import Testing

@testable import ActionsImpl

struct SignInModelTests {
  @Test("It starts with nothing typed, and with what is to be told from the start")
  func atFirst() {
    #expect(!SignInModel(notice: nil).credentials.isComplete)
    guard case .sessionExpired = SignInModel(notice: .sessionExpired).notice else {
      Issue.record("The notice is lost.")
      return
    }
  }
}
