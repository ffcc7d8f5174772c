import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct LaunchTests {
  @Test("Two launches are independent of each other", arguments: try await Subject.all)
  func independent(subject: Subject) throws {
    let first = AppFixture()
    let second = AppFixture(user: nil)
    first.launch(subject)
    second.launch(subject)
    first.open("guide://quarters")
    #expect(first.stack == ["menu", "quarters"])
    #expect(second.stack == ["signIn"])
  }
}
