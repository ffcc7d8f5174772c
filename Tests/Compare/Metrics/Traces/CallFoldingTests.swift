import Testing

@testable import Metrics

struct CallFoldingTests {
  /// The rendered calls, one a line: the depth, the kind unless it is a plain function, and the name.
  private func calls(
    _ entries: (depth: Int, name: String)..., line: Int = 7, source: String? = nil, file: String = "/app/A.swift"
  ) -> [String] {
    let symbols = entries.map { entry in
      let isInitialiser = entry.name.contains(".init(") && !entry.name.hasPrefix("Value")
      return FunctionSymbol(
        name: entry.name, linkName: isInitialiser ? "$sfc" : "$sfC", file: file,
        line: entry.name.hasPrefix("outlined") ? 0 : line)
    }
    var folding = CallFolding(symbols, module: "Impl", sources: "/app") { _, _ in source }
    let numbers = entries.enumerated().flatMap { [$0.element.depth, $0.offset] }
    let calls = folding.calls(in: numbers)
    return stride(from: 0, to: calls.count, by: 2).map { index in
      let function = folding.functions[calls[index + 1]]
      let kind = function.kind == .function ? "" : "\(function.kind) "
      return "\(calls[index]) \(kind)\(function.type).\(function.name)"
    }
  }

  @Test func whatTheCompilerWroteIsLeftOutAndItsCallsGoToItsCaller() {
    #expect(
      calls(
        (0, "A.tap()"), (1, "protocol witness for View.show() in conformance B"), (2, "B.show()"),
        (3, "outlined copy of String"), (1, "B.hide()"), (0, "partial apply for closure #1 in A.tap()"),
        (1, "closure #1 in A.tap()")
      ) == ["0 A.tap()", "1 B.show()", "1 B.hide()", "0 closure A.closure in tap()"])
  }

  @Test func anObjectIsMadeInOneCall() {
    #expect(
      calls((0, "A.make()"), (1, "B.__allocating_init(x:)"), (2, "B.init(x:)"), (3, "B.show()"), (1, "B.hide()"))
        == ["0 A.make()", "1 construction B.init(x:)", "2 B.show()", "1 B.hide()"])
  }

  @Test func theInitialiserOfTheClassAboveMakesNoSecondObject() {
    let made = calls(
      (0, "B.__allocating_init(x:)"), (1, "B.init(x:)"), (2, "Base.init(y:)"), source: "  init(y: Int) {")
    #expect(made == ["0 construction B.init(x:)", "1 initialiser Base.init(y:)"])
  }

  @Test func aConvenienceInitialiserHasAnotherOneMakeTheObject() {
    let made = calls(
      (0, "B.__allocating_init()"), (1, "B.__allocating_init(x:)"), (2, "B.init(x:)"), source: "  init() {")
    #expect(made == ["0 construction B.init()", "1 initialiser B.init(x:)"])
  }

  @Test func anInitialiserMayMakeAnotherObjectOfItsClass() {
    #expect(
      calls((0, "B.__allocating_init(x:)"), (1, "B.init(x:)"), (2, "B.__allocating_init(y:)"), (3, "B.init(y:)"))
        == ["0 construction B.init(x:)", "1 construction B.init(y:)"])
  }

  @Test func anObjectThatOnlyItsInitialiserWasSeenOfIsMadeAllTheSame() {
    #expect(calls((0, "B.init(x:)")) == ["0 construction B.init(x:)"])
  }

  @Test func anObjectEndsInOneCall() {
    #expect(
      calls(
        (0, "B.__deallocating_deinit"), (1, "B.__isolated_deallocating_deinit"), (2, "B.deinit"), (3, "Base.deinit"),
        (3, "C.__deallocating_deinit"), (4, "C.deinit"), source: "final class B {"
      ) == ["0 release B.deinit", "1 release C.deinit"])
    #expect(
      calls((0, "B.__deallocating_deinit"), (1, "B.deinit"), (2, "Base.deinit"), source: "  deinit {")
        == ["0 release B.deinit", "1 Base.deinit"])
    #expect(calls((0, "B.deinit")) == ["0 release B.deinit"])
  }

  @Test func theInitialiserOfAValueIsShownWhenSomebodyWroteIt() {
    #expect(calls((0, "Value.init(_:)"), source: "  init(_ a: Int) {") == ["0 initialiser Value.init(_:)"])
    #expect(calls((0, "Value.init(_:)"), source: "struct Value {").isEmpty)
  }

  @Test func whatRunsOnceInAProcessIsNoPartOfAStep() {
    #expect(
      calls(
        (0, "A.tap()"), (1, "one-time initialization function for all"), (2, "closure #1 in A.all.getter"),
        (3, "B.show()"), (1, "B.hide()")
      ) == ["0 A.tap()", "1 B.hide()"])
  }

  @Test func aPropertyThatIsObservedIsSetByItsObservers() {
    #expect(calls((0, "A.x.setter"), (1, "A.x.didset")) == ["0 observer A.x (didSet)"])
    #expect(calls((0, "A.x.setter"), (0, "B.x.didset")) == ["0 setter A.x (set)", "0 observer B.x (didSet)"])
  }

  @Test func onlyWhatTheSourcesHoldIsShown() {
    #expect(calls((0, "A.tap()"), file: "/kit/A.swift").isEmpty)
    #expect(calls((0, "A.tap()"), file: "/application/A.swift").isEmpty)
  }

  @Test func aCallSaysWhereItsFunctionIs() {
    let symbol = FunctionSymbol(name: "A.tap()", linkName: "", file: "/app/A.swift", line: 12)
    var folding = CallFolding([symbol], module: "Impl", sources: "/app/") { _, _ in nil }
    #expect(folding.calls(in: [0, 0, 1, 0]) == [0, 0, 1, 0])
    #expect(
      folding.functions == [CalledFunction(type: "A", name: "tap()", file: "/app/A.swift", line: 12, kind: .function)])
  }
}
