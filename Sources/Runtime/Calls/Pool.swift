/// Values of which each is kept once, in the order they came.
package struct Pool<Value: Hashable> {
  /// The values.
  package private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  /// Makes an empty pool.
  package init() {}

  /// The value's index, which is kept from now on.
  package mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
