import Testing

@testable import Metrics

struct FunctionRoleTests {
  private func role(_ name: String, linked: String = "", line: Int = 7) -> FunctionRole {
    FunctionRole(of: FunctionSymbol(name: name, linkName: linked, file: "A.swift", line: line), module: "Impl")
  }

  @Test(arguments: [
    ("Menu.show()", "Menu", "show()"), ("Menu.table(_:rowAt:)", "Menu", "table(_:rowAt:)"),
    ("Outer.Inner.show()", "Outer.Inner", "show()"), ("static Menu.make(with:)", "Menu", "make(with:)"),
    ("free(_:)", "Impl", "free(_:)"), ("Bag.map<A, B>(_:)", "Bag", "map(_:)"), ("Bag.each<A>()", "Bag", "each()"),
    ("static Pair.== infix(_:_:)", "Pair", "==(_:_:)"), ("static Pair.... infix(_:_:)", "Pair", "...(_:_:)"),
    ("specialized Menu.show()", "Menu", "show()"),
    ("inner #1 (_:) in Menu.show()", "Menu", "inner(_:) in show()"),
  ])
  func aFunctionIsNamedAsItWasWritten(name: String, type: String, function: String) {
    #expect(role(name) == .written(type: type, name: function, .function))
  }

  @Test func accessorsAreNamedAfterTheirProperty() {
    #expect(role("Menu.rows.getter") == .written(type: "Menu", name: "rows", .getter))
    #expect(role("Menu.rows.setter") == .written(type: "Menu", name: "rows (set)", .setter))
    #expect(role("Menu.rows.didset") == .written(type: "Menu", name: "rows (didSet)", .observer))
    #expect(role("Menu.rows.willset") == .written(type: "Menu", name: "rows (willSet)", .observer))
    #expect(role("Menu.subscript.getter") == .written(type: "Menu", name: "subscript", .getter))
    #expect(role("static Menu.first.getter") == .written(type: "Menu", name: "first", .getter))
  }

  @Test(arguments: [
    ("closure #1 in Menu.show()", "Menu", "closure in show()"),
    ("closure #2 in closure #1 in Menu.show()", "Menu", "closure in show()"),
    ("closure #1 in implicit closure #1 in Menu.rows.getter", "Menu", "closure in rows"),
    ("closure #1 in default argument 1 of Menu.ask(_:then:)", "Menu", "closure in ask(_:then:)"),
    ("closure #1 in variable initialization expression of static Menu.all", "Menu", "closure in all"),
    ("closure #1 in inner #1 (_:) in Menu.show()", "Menu", "closure in show()"),
    ("closure #1 in free(_:)", "Impl", "closure in free(_:)"),
    ("specialized closure #1 in Menu.init(rows:)", "Menu", "closure in init(rows:)"),
  ])
  func aClosureIsNamedAfterWhatItStandsIn(name: String, type: String, function: String) {
    #expect(role(name) == .written(type: type, name: function, .closure))
  }

  @Test func whatMakesAndEndsObjectsIsToldFromWhatMakesValues() {
    #expect(role("Menu.__allocating_init(rows:)") == .allocates(type: "Menu", name: "init(rows:)"))
    #expect(role("Menu.init(rows:)", linked: "$s4Impl4MenuC4rowsfc") == .initialises(type: "Menu", name: "init(rows:)"))
    #expect(role("Row.init(_:)", linked: "$s4Impl3RowVyfC") == .makesValue(type: "Row", name: "init(_:)"))
    #expect(role("Menu.__deallocating_deinit") == .frees(type: "Menu"))
    #expect(role("Menu.__isolated_deallocating_deinit") == .frees(type: "Menu"))
    #expect(role("Menu.deinit") == .ends(type: "Menu"))
  }

  @Test func anInitialiserInAnExtensionOfAClassMakesAnObject() {
    #expect(
      role("Alert.init(message:)", linked: "$s3Kit5AlertC4ImplE7messageACSS_tcfC")
        == .allocates(type: "Alert", name: "init(message:)"))
    #expect(
      role("Flow.Screen.init(_:)", linked: "$s4Impl4FlowC6ScreenVyfC")
        == .makesValue(type: "Flow.Screen", name: "init(_:)"))
    #expect(role("Alert.init(_:)", linked: "unlike") == .makesValue(type: "Alert", name: "init(_:)"))
  }

  @Test(arguments: [
    "protocol witness for View.show() in conformance Menu", "partial apply for closure #1 in Menu.show()",
    "outlined copy of String?", "type metadata accessor for Menu", "default argument 1 of Menu.ask(_:then:)",
    "implicit closure #1 in Menu.show()", "Menu.shared.unsafeMutableAddressor",
    "variable initialization expression of Menu.rows", "outlined destroy of Menu.Row",
  ])
  func whatTheCompilerWroteIsPassedThrough(name: String) {
    #expect(role(name) == .passesOn)
  }

  @Test func whatHasNoLineIsTheCompilersWhateverItIsCalled() {
    #expect(role("Menu.rows.getter", line: 0) == .passesOn)
    #expect(role("Menu.init()", line: 0) == .passesOn)
    #expect(role("one-time initialization function for shared", line: 0) == .runsOnce)
  }
}
