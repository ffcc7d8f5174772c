import Runtime
import Testing

struct CountedStretchTests {
  @Test func theWorkIsDoneAndItsErrorComesBack() throws {
    struct Failure: Error {}
    var isDone = false
    try CountedStretch.run { isDone = true }
    #expect(isDone)
    #expect(throws: Failure.self) { try CountedStretch.run { throw Failure() } }
  }
}
