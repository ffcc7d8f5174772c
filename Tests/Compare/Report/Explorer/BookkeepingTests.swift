import Testing

@testable import Report
@testable import Results

struct BookkeepingTests {
  /// `select` and `didSelect` are one line long; `save` names the saved state.
  private static let source = TraceResult.Source(
    architecture: "A", file: "List.swift", text: "",
    units: [
      .init(first: 2, last: 2), .init(first: 3, last: 5), .init(first: 6, last: 9), .init(first: 10, last: 13),
      .init(first: 14, last: 16, namesSavedState: true),
    ])

  private func left(_ calls: (depth: Int, name: String, kind: TraceResult.Kind, line: Int)..., hasSource: Bool = true)
    -> [String]
  {
    let functions = calls.map {
      TraceResult.Function(type: "List", name: $0.name, file: "List.swift", line: $0.line, kind: $0.kind)
    }
    let bookkeeping = Bookkeeping(functions, in: functions.map { hasSource ? Self.source.unit(onLine: $0.line) : nil })
    return bookkeeping.rows(of: calls.enumerated().map { TraceResult.Call(depth: $1.depth, function: $0) })
      .filter { !$0.isBookkeeping }.map { functions[$0.function].name }
  }

  @Test("Reading, setting or creating a value is folded, and so is a list's request for its rows")
  func values() {
    #expect(
      left(
        (0, "open(_:)", .function, 6), (1, "count", .getter, 1), (1, "Row.init()", .initialiser, 1),
        (0, "tableView(_:numberOfRowsInSection:)", .function, 1)) == ["open(_:)"])
  }

  @Test("A one-line function that only calls another is folded, except where the step begins")
  func forwarding() {
    #expect(
      left(
        (0, "select(_:)", .function, 2), (1, "didSelect(_:)", .function, 3), (2, "open(_:)", .function, 6),
        (3, "init(_:)", .construction, 1)) == ["select(_:)", "open(_:)", "init(_:)"])
  }

  @Test("Saving the navigation state is folded with all its calls, unless it creates an object")
  func saving() {
    #expect(
      left(
        (0, "record()", .function, 10), (1, "count", .getter, 1), (1, "save()", .function, 14),
        (2, "log()", .function, 6))
        == [])
    #expect(
      left((0, "save()", .function, 14), (1, "init(_:)", .construction, 1)) == ["save()", "init(_:)"])
  }

  @Test("Without sources, only the kind of a function decides what is folded")
  func noSources() {
    #expect(
      left(
        (0, "select(_:)", .function, 2), (1, "didSelect(_:)", .function, 3), (2, "save()", .function, 14),
        (3, "count", .getter, 1), hasSource: false) == ["select(_:)", "didSelect(_:)", "save()"])
  }
}
