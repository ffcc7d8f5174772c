import Results

package struct TraceReport {
  private let result: TraceResult

  package init(_ result: TraceResult) { self.result = result }

  package var lines: [String] { result.stories.flatMap { lines(of: $0) + [""] } + Self.definitions }

  private func lines(of story: TraceResult.Story) -> [String] {
    var lines = ["\(Wording.clipped(story.name))  (\(Wording.clipped(story.file)):\(story.line))"]
    let taken = story.implementations.map(\.calls.count).max() ?? 0
    for (index, step) in story.steps.enumerated().prefix(taken) {
      lines += ["", Wording.clipped("\(step.keyword) \(step.text)")]
      let taking = story.implementations.filter { index < $0.calls.count }
      let allAreQuiet = taking.allSatisfy { isQuiet($0, step: index) }
      lines += allAreQuiet ? ["  (no calls)"] : taking.flatMap { self.lines(of: $0, step: index) }
    }
    let left = story.steps.count - taken
    return left == 0
      ? lines : lines + ["", "\(Wording.count(left, "step was", "steps were")) not taken, as one before failed."]
  }

  private func isQuiet(_ implementation: TraceResult.Implementation, step index: Int) -> Bool {
    result.sequences[implementation.calls[index]].isEmpty && !implementation.skipped.contains(index)
      && (implementation.failure == nil || index < implementation.calls.count - 1)
  }

  private func lines(of implementation: TraceResult.Implementation, step index: Int) -> [String] {
    let name = "  \(implementation.architecture)"
    if implementation.skipped.contains(index) { return [name, "    (not checked in a trace)"] }
    let trees = CallTree.all(result.calls(ofSequence: implementation.calls[index]))
    let rows = trees.flatMap { self.rows(of: $0, indentation: 4) }
    let width = min(rows.map(\.call.count).max() ?? 0, 72)
    var lines = [name] + (rows.isEmpty ? ["    (no calls)"] : [])
    lines += rows.map { row in
      row.call + String(repeating: " ", count: max(0, width - row.call.count)) + "  " + row.place
    }
    if let failure = implementation.failure, index == implementation.calls.count - 1 {
      lines += failure.split(separator: "\n").map { Wording.clipped("    ✗ \($0)") }
    }
    return lines
  }

  private func rows(of tree: CallTree, indentation: Int) -> [(call: String, place: String)] {
    let function = result.functions[tree.function]
    let times = tree.times > 1 ? "  × \(tree.times)" : ""
    let call = "\(Self.sign(function.kind))\(function.type).\(function.name)\(times)"
    let place = "\(Self.fileName(function.file)):\(function.line)"
    return [(call: String(repeating: " ", count: indentation) + call, place: place)]
      + tree.calls.flatMap { rows(of: $0, indentation: indentation + 2) }
  }

  private static func fileName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  private static func sign(_ kind: TraceResult.Kind) -> String {
    switch kind {
    case .construction: "+ "
    case .release: "− "
    case .initialiser, .function, .getter, .setter, .observer, .closure: ""
    }
  }

  private static let definitions = Wording.wrapped(
    "A call is indented below its caller, even if the kit or the model is in between; the step called the rest. "
      + "+ makes an object, − destroys one, × counts repetitions. Definitions: docs/metrics.md.")
}

struct CallTree: Equatable {
  let function: Int
  /// The number of equal calls in a row.
  private(set) var times = 1
  private(set) var calls: [CallTree] = []

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
