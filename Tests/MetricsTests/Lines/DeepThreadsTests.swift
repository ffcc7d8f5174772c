import Synchronization
import SyntaxFacts
import Testing

struct DeepThreadsTests {
  @Test("Where no thread finds room for its stack, that is an error instead of a wait for one", .timeLimit(.minutes(1)))
  func noRoom() {
    #expect(throws: SyntaxFactsError.noRoomForStack(bytes: 1 << 30)) {
      try DeepThreads.forEach(below: 3, isThereRoom: { _ in false }) { _ in }
    }
  }

  @Test("One thread that finds room does the work of all", .timeLimit(.minutes(1)))
  func oneThread() throws {
    let seen = Mutex<[Int]>([])
    var threads = 0
    try DeepThreads.forEach(
      below: 3,
      isThereRoom: { _ in
        threads += 1
        return threads == 1
      }
    ) { index in seen.withLock { $0.append(index) } }
    #expect(seen.withLock(\.self) == [0, 1, 2])
  }
}
