import SyntaxFacts
import Testing

struct DeepStackTests {
  @Test("Where no thread finds room for its stack, that is an error instead of a wait for one")
  func noRoom() throws {
    #expect(throws: SyntaxFactsError.noRoomForStack(bytes: 1 << 30)) {
      try DeepStack.threads(for: 3) { _ in false }
    }
    #expect(try DeepStack.threads(for: 0) { _ in false } == 0)
  }

  @Test("One thread that finds room does the work of all")
  func oneThread() throws {
    #expect(try DeepStack.threads(for: 3) { $0 < 2 << 30 } == 1)
  }
}
