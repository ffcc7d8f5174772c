import Basics
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ConcurrentWorkTests {
  private struct Refusal: Error, Equatable { let number: Int }

  @Test("Results come in the order of the elements, on any number of threads", arguments: [1, 2, 9])
  func order(threads: Int) {
    let numbers = Array(0..<500)
    #expect(numbers.concurrentMap(onThreads: threads) { $0 * 2 } == numbers.map { $0 * 2 })
    #expect([Int]().concurrentMap(onThreads: threads) { $0 }.isEmpty)
  }

  @Test("The first element's error in order is thrown, and all elements are processed")
  func errors() {
    let done = Mutex(0)
    #expect(throws: Refusal(number: 3)) {
      try Array(0..<20).concurrentMap(onThreads: 3) { number throws(Refusal) in
        done.withLock { $0 += 1 }
        if number > 2 { throw Refusal(number: number) }
      }
    }
    #expect(done.withLock(\.self) == 20)
  }

  @Test("Each element is reported once; after an error or a stop, no further one is started")
  func ends() {
    var heard: [Int] = []
    ConcurrentWork(50).run(onThreads: 4) {
      $0 * $0
    } hear: {
      heard.append($0 + $1)
    }
    #expect(heard.sorted() == (0..<50).map { $0 + $0 * $0 })
    let started = Mutex(0)
    let isHeard = DispatchSemaphore(value: 0)
    #expect(throws: Refusal(number: 0)) {
      try ConcurrentWork(10_000).run(onThreads: 1) { number in
        // The second item waits until the first has been reported.
        if number == 1 { isHeard.wait() }
        started.withLock { $0 += 1 }
        return number
      } hear: { number, _ throws(Refusal) in
        // Signals a while after the error has ended the work.
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { isHeard.signal() }
        throw Refusal(number: number)
      }
    }
    #expect(started.withLock(\.self) <= 2)
  }
}
