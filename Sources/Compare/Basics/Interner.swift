/// Numbers distinct values in the order in which they first occur.
package struct Interner<Value: Hashable> {
  package private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  package init() {}

  package mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
