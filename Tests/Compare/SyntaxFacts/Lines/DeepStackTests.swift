import SyntaxFacts
import Testing

struct DeepStackTests {
  @Test("If no thread can get a stack, that is an error instead of an endless wait")
  func noRoom() throws {
    #expect(throws: SyntaxFactsError.noRoomForStack(bytes: 1 << 30)) {
      try DeepStack.threads(for: 3) { _ in false }
    }
    #expect(try DeepStack.threads(for: 0) { _ in false } == 0)
  }

  @Test("One thread with a stack does all the work")
  func oneThread() throws {
    #expect(try DeepStack.threads(for: 3) { $0 < 2 << 30 } == 1)
  }
}
