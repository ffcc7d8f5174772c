/// The requests sent to a service double, in order.
package struct RequestDoubles<Value>: Sequence {
  private var sent: [RequestDouble<Value>] = []

  package var count: Int { sent.count }
  package var isEmpty: Bool { sent.isEmpty }
  package var first: RequestDouble<Value>? { sent.first }
  package var last: RequestDouble<Value>? { sent.last }
  /// The number of requests that were cancelled before they were answered.
  package var cancelledCount: Int { sent.count { $0.isCancelled } }
  /// The number of requests that are neither answered nor cancelled.
  package var pendingCount: Int { sent.count { $0.reply != nil } }

  package init() {}

  /// The request at the index, counted from 0. It throws because a missing request should fail one test, not all.
  package subscript(index: Int) -> RequestDouble<Value> {
    get throws {
      guard sent.indices.contains(index) else { throw MissingRequest(index: index, count: sent.count) }
      return sent[index]
    }
  }

  package mutating func append(_ request: RequestDouble<Value>) {
    sent.append(request)
  }

  package func makeIterator() -> IndexingIterator<[RequestDouble<Value>]> {
    sent.makeIterator()
  }

  private struct MissingRequest: Error, CustomStringConvertible {
    let index: Int
    let count: Int

    var description: String {
      "There is no request for \(Value.self) at index \(index); \(count) were sent."
    }
  }
}
