import Testing

/// A source with its units' complexities, worked out by hand.
struct MeasuredSource: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let statements: Int
  /// The units, as `name@line cyclomatic cognitive`.
  let units: [String]

  init(_ name: String, statements: Int, _ units: [String], _ text: String) {
    self.name = name
    self.text = text
    self.statements = statements
    self.units = units
  }

  var testDescription: String { name }
}

let measuredSources: [MeasuredSource] = [
  MeasuredSource("An empty source", statements: 0, [], ""),
  MeasuredSource(
    // 1 + 2 conditions + 1 of else if; if 1, else if 1, else 1.
    "if, else if, else, and commas", statements: 5, ["f(_:_:)@1 4 3"],
    """
    func f(_ a: Bool, _ b: Int?) {
      if a, let b { print(b) } else if a { print(a) } else { print() }
    }
    """),
  MeasuredSource(
    // if 1, nested for 2, nested while 3: 1 + 1 + 1 + 1.
    "Nesting costs a reader more", statements: 5, ["f()@1 4 6"],
    """
    func f() {
      if true {
        for _ in 0..<1 {
          while false { print() }
        }
      }
    }
    """),
  MeasuredSource(
    // guard: two conditions, one point; inside the loop it still costs one. for 1.
    "guard is flat", statements: 5, ["f(_:)@1 4 2"],
    """
    func f(_ a: [Int?]) {
      for x in a {
        guard let x, x > 0 else { continue }
        print(x)
      }
    }
    """),
  MeasuredSource(
    // Three cases count, default doesn't; where counts. switch 1.
    "Cases, where and default", statements: 6, ["f(_:)@1 5 1"],
    """
    func f(_ a: Int) {
      switch a {
      case 1, 2: print()
      case let x where x > 9: print(x)
      case 3: break
      default: print(a)
      }
    }
    """),
  MeasuredSource(
    // && twice is one run, || another: +3; if 1 + 2 runs.
    "Runs of logical operators", statements: 3, ["f(_:_:_:_:)@1 5 3"],
    """
    func f(_ a: Bool, _ b: Bool, _ c: Bool, _ d: Bool) {
      if a && b && c || d { print() }
    }
    """),
  MeasuredSource(
    // Parentheses don't end a run; a negated group begins one.
    "Parentheses and negation in runs", statements: 4, ["f(_:_:_:)@1 3 1", "g(_:_:_:)@2 3 2"],
    """
    func f(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool { (a && b) && c }
    func g(_ a: Bool, _ b: Bool, _ c: Bool) -> Bool { a && !(b && c) }
    """),
  MeasuredSource(
    // The second ternary is nested in the first: 1 + 2.
    "Ternaries in a chain", statements: 2, ["f(_:)@1 3 3"],
    "func f(_ a: Int) -> Int { a > 0 ? 1 : a < 0 ? 2 : 3 }"),
  MeasuredSource(
    "?? and ?. are no decisions", statements: 2, ["f(_:)@1 1 0"],
    "func f(_ a: String?) -> Int { a?.count ?? 0 }"),
  MeasuredSource(
    // repeat 1, catch 1 each; catch where +1 in cyclomatic.
    "repeat, do and catch", statements: 7, ["f()@1 5 3"],
    """
    func f() {
      repeat { print() } while false
      do { try g() } catch let e as E where e.x { print(e) } catch { print() }
    }
    """),
  MeasuredSource(
    "A closure belongs to its function, one level deeper", statements: 4, ["f(_:)@1 2 2"],
    """
    func f(_ a: [Int]) {
      a.forEach { x in
        if x > 0 { print(x) }
      }
    }
    """),
  MeasuredSource(
    "A function in a function is a unit of its own", statements: 5, ["f()@1 1 0", "f().g()@2 2 1"],
    """
    func f() {
      func g() { if true { print() } }
      g()
    }
    """),
  MeasuredSource(
    "Implicit getters, accessors and observers", statements: 12,
    ["A.a.get@2 2 1", "A.b.get@3 1 0", "A.b.set@3 2 1", "A.c.didSet@4 2 1", "A.subscript(_:).get@5 2 1"],
    """
    struct A {
      var a: Int { true ? 1 : 2 }
      var b: Int { get { 1 } set { if newValue > 0 { c = 1 } } }
      var c = 0 { didSet { if c > 0 { c = 0 } } }
      subscript(i: Int) -> Int { i > 0 ? 1 : 0 }
    }
    """),
  MeasuredSource(
    "A property with a closure is a unit, one without is none", statements: 9,
    ["A.a@2 2 2", "A.d@5 1 0"],
    """
    struct A {
      let a = { (x: Int) -> Int in if x > 0 { return 1 }; return 0 }
      let b = true && false
      let c = 1
      lazy var d = make { 1 }
    }
    """),
  MeasuredSource(
    "Initialisers, deinitialisers, operators and extensions", statements: 10,
    ["A.init(x:)@2 1 0", "A.deinit@3 1 0", "A.B.==(_:_:)@6 1 0"],
    """
    class A {
      init(x: Int) {}
      deinit { print() }
    }
    extension A.B {
      static func == (a: Self, b: Self) -> Bool { true }
    }
    protocol P { func f(); var x: Int { get } }
    """),
  MeasuredSource(
    "Keywords as names, and in strings and comments", statements: 4, ["f(if:)@2 1 0"],
    """
    enum `switch` { case `if` } // if while for
    func f(if guard: Int) { print("if \\(`guard`) && ||", #"\\(a ? b : c)"#) /* ? : */ }
    """),
  MeasuredSource(
    "Decisions in an interpolation", statements: 2, ["f(_:)@1 3 2"],
    #"func f(_ a: Bool) -> String { "\(a && !a ? "x" : "y")" }"#),
  MeasuredSource(
    "if and switch as expressions", statements: 8, ["f(_:)@1 4 3"],
    """
    func f(_ a: Int) -> Int {
      let x = if a > 0 { 1 } else { 2 }
      return switch a { case 1: x; case 2: 2; default: 3 }
    }
    """),
  MeasuredSource(
    // for 1, if 2, continue to a label 1; where counts once in cyclomatic.
    "Labels and where of loops", statements: 4, ["f()@1 4 4"],
    """
    func f() {
      outer: for x in 0..<9 where x > 1 {
        if x > 2 { continue outer }
      }
    }
    """),
  MeasuredSource(
    "Recursion costs a reader one", statements: 4, ["f(_:)@1 2 2", "g(x:)@2 1 0"],
    """
    func f(_ a: Int) -> Int { a > 0 ? f(a - 1) + f(a - 2) : 0 }
    func g(x: Int) { g(y: x) }
    """),
  MeasuredSource(
    // #if 1, #else 1, the if in the #if 2.
    "Conditional compilation is a reader's decision only", statements: 4, ["f()@1 2 4"],
    """
    func f() {
    #if DEBUG && os(Linux)
      if true { print() }
    #else
      print()
    #endif
    }
    """),
  MeasuredSource(
    "Macros and attributes add nothing of their own", statements: 6, ["T.t(_:)@2 2 1"],
    """
    @Suite struct T {
      @Test("a && b", arguments: [true ? 1 : 2]) func t(_ x: Int) { if x > 0 { #expect(x == 1) } }
    }
    #Preview { Text("x") }
    """),
  MeasuredSource(
    "Top-level code is a unit", statements: 4, ["top-level code@2 2 1", "top-level code.f()@3 1 0"],
    """
    let a = 1
    if a > 0 { print(a) }
    func f() {}
    """),
  MeasuredSource(
    "Default arguments belong to their function", statements: 1, ["f(_:)@1 2 1"],
    "func f(_ a: Int = true ? 1 : 2) {}"),
]
