internal import Dispatch
internal import Synchronization

/// Does the same with many things, on as many threads as there are processors.
package enum SideBySide {
  /// What was made of each, in their order.
  /// - Throws: the error of the first, in this order, that could not be done.
  package static func map<Value: Sendable, Result: Sendable, Failure: Error>(
    _ values: [Value], _ transform: @Sendable (Value) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let results = Mutex<[Int: Swift.Result<Result, Failure>]>([:])
    DispatchQueue.concurrentPerform(iterations: values.count) { index in
      let result = Swift.Result { () throws(Failure) in try transform(values[index]) }
      results.withLock { $0[index] = result }
    }
    var all: [Result] = []
    for (_, result) in results.withLock({ $0.sorted { $0.key < $1.key } }) { all.append(try result.get()) }
    return all
  }
}
