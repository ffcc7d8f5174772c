internal import Foundation
internal import Synchronization

/// Numbered items of work that several threads share.
package final class ConcurrentWork: Sendable {
  package static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  private let count: Int
  private let next = Atomic(0)

  package init(_ count: Int) { self.count = count }

  /// Prevents further items from starting. Running ones finish and are reported.
  package func end() { next.store(count, ordering: .relaxed) }

  /// Runs all items and waits for them. Calls `hear` on this thread with each result; if it throws, no further item
  /// starts.
  /// - Parameter stackSize: In bytes.
  package func run<Value: Sendable, Failure: Error>(
    onThreads threads: Int = processors, stackSize: Int? = nil, _ work: @escaping @Sendable (Int) -> Value,
    hear: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    let arrivals = Arrivals<(Int, Value)?>()
    var atWork = min(threads, count)
    for _ in 0..<atWork {
      let thread = Thread { [self] in
        while let number = take() { arrivals.add((number, work(number))) }
        arrivals.add(nil)
      }
      if let stackSize { thread.stackSize = stackSize }
      thread.start()
    }
    var failure: Failure?
    while atWork > 0 {
      guard let (number, value) = arrivals.take() else {
        atWork -= 1
        continue
      }
      guard failure == nil else { continue }
      do throws(Failure) {
        try hear(number, value)
      } catch {
        failure = error
        end()
      }
    }
    if let failure { throw failure }
  }

  private func take() -> Int? {
    let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return number < count ? number : nil
  }
}

extension Array where Element: Sendable {
  /// - Throws: The error of the first element, in collection order, that can't be transformed.
  package func concurrentMap<Value: Sendable, Failure: Error>(
    onThreads threads: Int = ConcurrentWork.processors, stackSize: Int? = nil,
    _ transform: @escaping @Sendable (Element) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    var results: [Result<Value, Failure>?] = Array<Result<Value, Failure>?>(repeating: nil, count: count)
    ConcurrentWork(count).run(onThreads: threads, stackSize: stackSize) { [self] index in
      Result { () throws(Failure) in try transform(self[index]) }
    } hear: {
      results[$0] = $1
    }
    var values: [Value] = []
    for case let result? in results { values.append(try result.get()) }
    return values
  }
}

/// A queue between threads.
package final class Arrivals<Value: Sendable>: Sendable {
  private let arrivals = Mutex<[Value]>([])
  private let count = DispatchSemaphore(value: 0)

  package init() {}

  package func add(_ arrival: Value) {
    arrivals.withLock { $0.append(arrival) }
    count.signal()
  }

  package func take() -> Value {
    count.wait()
    return arrivals.withLock { $0.removeFirst() }
  }
}
