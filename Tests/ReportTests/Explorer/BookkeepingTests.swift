import Testing

@testable import Report
@testable import Results

struct BookkeepingTests {
  private static let source = """
    final class List {
      func select(_ row: Int) { output.didSelect(row) }
      func didSelect(_ row: Int) { router.open(row) }
      func open(_ row: Int) {
        let next = Place(row)
        push(next)
      }
      var count: Int { rows.count }
      func record() {
        count
        save()
      }
      func save() {
        store.savedState.save(state)
      }
      func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int { count }
    }
    """

  /// Which of the calls are left: `select(_:) 0, count 1` for a depth and a name each.
  private func left(_ calls: (depth: Int, name: String, kind: TraceResult.Kind, line: Int)..., hasSource: Bool = true)
    -> [String]
  {
    let functions = calls.map {
      TraceResult.Function(type: "List", name: $0.name, file: "List.swift", line: $0.line, kind: $0.kind)
    }
    let lines = SourceLines(Self.source)
    let bookkeeping = Bookkeeping(functions, extents: functions.map { lines.extent(ofFunctionAt: $0.line) }) { _ in
      hasSource ? lines : nil
    }
    return bookkeeping.rows(of: calls.enumerated().map { TraceResult.Call(depth: $1.depth, function: $0) })
      .filter { !$0.isBookkeeping }.map { functions[$0.function].name }
  }

  @Test("What reads, sets or makes a value is folded, and so is a list's question for its rows")
  func values() {
    #expect(
      left(
        (0, "open(_:)", .function, 4), (1, "count", .getter, 8), (1, "Row.init()", .initialiser, 1),
        (0, "tableView(_:numberOfRowsInSection:)", .function, 16)) == ["open(_:)"])
  }

  @Test("A function of one line that only calls one other is folded, but not where the step begins")
  func forwarding() {
    #expect(
      left(
        (0, "select(_:)", .function, 2), (1, "didSelect(_:)", .function, 3), (2, "open(_:)", .function, 4),
        (3, "init(_:)", .construction, 1)) == ["select(_:)", "open(_:)", "init(_:)"])
  }

  @Test("Whatever saves where the user is is folded with all it calls, unless an object is made there")
  func saving() {
    #expect(
      left(
        (0, "record()", .function, 9), (1, "count", .getter, 8), (1, "save()", .function, 13),
        (2, "log()", .function, 4))
        == [])
    #expect(
      left((0, "save()", .function, 13), (1, "init(_:)", .construction, 1)) == ["save()", "init(_:)"])
  }

  @Test("Without sources only what the kind of a function tells is folded")
  func noSources() {
    #expect(
      left(
        (0, "select(_:)", .function, 2), (1, "didSelect(_:)", .function, 3), (2, "save()", .function, 13),
        (3, "count", .getter, 8), hasSource: false) == ["select(_:)", "didSelect(_:)", "save()"])
  }
}
