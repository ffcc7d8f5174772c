internal import Foundation
internal import Synchronization

/// Threads with room for the recursion of parser and visitors, which goes as deep as a source nests its code: a chain of some
/// thousand `else if`s exhausts the stack of a usual one.
package final class DeepThreads: Sendable {
  /// Address space, of which only what is used is taken.
  private static let stackSize = 1 << 30
  /// What a thread takes beside its stack.
  private static let slack = 1 << 24
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void

  private init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Calls `body` with each number below `count`, on as many threads as there are processors, and waits for all.
  /// - Throws: `SyntaxFactsError.noRoomForStack` when there is room for none.
  package static func forEach(
    below count: Int, isThereRoom: (_ bytes: Int) -> Bool = isThereRoom, _ body: @escaping @Sendable (Int) -> Void
  ) throws(SyntaxFactsError) {
    let work = DeepThreads(count, body)
    let group = DispatchGroup()
    for number in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
      guard isThereRoom(stackSize + slack) else {
        guard number > 0 else { throw .noRoomForStack(bytes: stackSize) }
        break
      }
      group.enter()
      let thread = Thread {
        work.run()
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
  }

  /// Whether so many bytes are to be had: a thread for which they are not is never started, and nobody says so.
  package static func isThereRoom(_ size: Int) -> Bool {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard memory != MAP_FAILED, let memory else { return false }
    munmap(memory, size)
    return true
  }

  private func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}
