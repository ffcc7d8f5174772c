import SharedModel
import Testing

struct CredentialsTests {
  @Test("Credentials are complete when both hold something")
  func complete() {
    #expect(Credentials(username: "mark", password: " x ").isComplete)
  }

  @Test(
    "White space doesn't count",
    arguments: [("", ""), ("mark", ""), ("", "lisboa"), ("mark", " \t"), ("\n", "lisboa")])
  func incomplete(username: String, password: String) {
    #expect(!Credentials(username: username, password: password).isComplete)
  }
}
