internal import Foundation
internal import Synchronization

/// Work on many things that several threads share: whichever is free takes the next one.
package final class ConcurrentWork: Sendable {
  package static var processors: Int { ProcessInfo.processInfo.activeProcessorCount }

  private let count: Int
  private let next = Atomic(0)

  /// Prepares for so many things, which are known by their numbers from 0.
  package init(_ count: Int) { self.count = count }

  /// Starts no further one; those under way come to their end and are told of.
  package func end() { next.store(count, ordering: .relaxed) }

  /// Does all of it and waits.
  /// - Parameters:
  ///   - stackSize: How many bytes each of them may use; nil for what threads usually have.
  ///   - hear: Is told on this thread what came of each, as soon as it is done. No further one is started when it throws.
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
  /// The same made of each, on several threads.
  /// - Returns: What was made, in the order of the elements.
  /// - Throws: The error of the first, in this order, of which nothing could be made.
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

/// What threads hand to the one that waits, in its order.
package final class Arrivals<Value: Sendable>: Sendable {
  private let arrivals = Mutex<[Value]>([])
  private let count = DispatchSemaphore(value: 0)

  package init() {}

  package func add(_ arrival: Value) {
    arrivals.withLock { $0.append(arrival) }
    count.signal()
  }

  /// Waits until there is one.
  package func take() -> Value {
    count.wait()
    return arrivals.withLock { $0.removeFirst() }
  }
}
