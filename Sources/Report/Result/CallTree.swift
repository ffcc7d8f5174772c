/// A call with all that it called, in order.
struct CallTree: Equatable {
  /// Which of the trace's functions.
  let function: Int
  /// How often it was called one time after the other with the same calls below it.
  private(set) var times = 1
  private(set) var calls: [CallTree] = []

  private init(function: Int) {
    self.function = function
  }

  /// The calls that a step made itself.
  static func all(_ calls: [TraceResult.Call]) -> [CallTree] {
    var rest = calls[...]
    return all(&rest, at: 0)
  }

  private static func all(_ rest: inout ArraySlice<TraceResult.Call>, at depth: Int) -> [CallTree] {
    var trees: [CallTree] = []
    while let call = rest.first, call.depth >= depth {
      rest.removeFirst()
      var tree = CallTree(function: call.function)
      tree.calls = all(&rest, at: call.depth + 1)
      if let last = trees.last, last.function == tree.function, last.calls == tree.calls {
        trees[trees.count - 1].times += 1
      } else {
        trees.append(tree)
      }
    }
    return trees
  }
}
