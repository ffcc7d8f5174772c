internal import Foundation
internal import Synchronization

/// Threads with room for the recursion of parser and visitors, which goes as deep as a source nests its code: a chain of some
/// thousand `else if`s exhausts the stack of a usual one.
final class DeepThreads: Sendable {
  /// Address space, of which only what is used is taken.
  private static let stackSize = 1 << 30
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void

  private init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Calls `body` with each number below `count`, on as many threads as there are processors, and waits for all.
  static func forEach(below count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let work = DeepThreads(count, body)
    let group = DispatchGroup()
    for _ in 0..<min(count, ProcessInfo.processInfo.activeProcessorCount) {
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

  private func run() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}
