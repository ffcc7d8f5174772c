import Testing

struct MutatedCode: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  /// Each mutant's operator and changed line, such as `condition: if !a {}`.
  let mutants: [String]

  init(_ name: String, _ text: String, _ mutants: String...) {
    testDescription = name
    self.text = text
    self.mutants = mutants
  }
}

/// Code for each of the rules for mutants, and code that must have none.
let mutatedCodes = [
  // MARK: - Conditions
  MutatedCode("An if", "if a {}", "condition: if !a {}"),
  MutatedCode("A negated if", "if !a {}", "condition: if a {}"),
  MutatedCode("A comparison that is a condition is negated once", "if a == b {}", "condition: if a != b {}"),
  MutatedCode(
    "An ordered one has a boundary as well", "if a < b {}", "condition: if a >= b {}", "boundary: if a <= b {}"),
  MutatedCode("A cast", "if a is B {}", "condition: if !(a is B) {}"),
  MutatedCode("A binding", "if let a {}", "condition: if let a, false {}"),
  MutatedCode("A pattern", "if case .a = b {}", "condition: if case .a = b, false {}"),
  MutatedCode("An availability", "if #available(macOS 99, *) {}"),
  MutatedCode("A while", "while a {}", "condition: while !a {}"),
  MutatedCode("A while that always goes on", "while true {}", "condition: while false {}"),
  MutatedCode("A repeat", "repeat {} while a", "condition: repeat {} while !a"),
  MutatedCode("A where", "for a in b where c {}", "condition: for a in b where !c {}"),
  MutatedCode("A choice", "let a = b ? c : d", "condition: let a = !b ? c : d"),
  MutatedCode(
    "A guard", "func f() { guard a else { return } }", "guard: func f() { }",
    "condition: func f() { guard !a else { return } }"),
  MutatedCode(
    "A guard that binds can't be dropped", "func f() { guard let a else { return } }",
    "condition: func f() { guard let a, false else { return } }"),
  // MARK: - Operators
  MutatedCode(
    "Operators bind as they do", "let a = b && c == d || e", "boolean: let a = b && c == d && e",
    "boolean: let a = b || c == d || e", "comparison: let a = b && c != d || e"),
  MutatedCode("A negation", "let a = !b", "boolean: let a = b"),
  MutatedCode("Arithmetic", "let a = b * c - d", "arithmetic: let a = b * c + d", "arithmetic: let a = b / c - d"),
  MutatedCode("Texts know no minus", #"let a = "" + b"#),
  MutatedCode("Nor do arrays", "let a = [b] + c + d"),
  MutatedCode(
    "A change in place", "func f() { a += b }", "assignment: func f() { }", "arithmetic: func f() { a -= b }"),
  // MARK: - Constants
  MutatedCode("Truth", "let a = true", "constant: let a = false"),
  MutatedCode("Nought", "let a = 0", "constant: let a = 1"),
  MutatedCode("One", "let a = 1", "constant: let a = 0"),
  MutatedCode("More", "let a = 1_000", "constant: let a = 1001"),
  MutatedCode("A text", #"let a = "b""#, #"constant: let a = """#),
  MutatedCode("An empty text", #"let a = """#),
  MutatedCode(
    "A text with a text in it", #"let a = "\(b ?? "c")""#, #"constant: let a = """#, #"constant: let a = "\(b ?? "")""#),
  MutatedCode("A constant in a pattern", "switch a { case 0: break default: break }"),
  MutatedCode("A raw value", "enum A: Int { case b = 3 }"),
  MutatedCode("What an attribute takes", #"@available(*, deprecated, message: "a") var b: C"#),
  MutatedCode(
    "What describes an architecture, and what it does",
    #"struct A: Architecture { let b = C("d"); static let e = ["f"]; func g() { h() } }"#,
    #"call: struct A: Architecture { let b = C("d"); static let e = ["f"]; func g() { } }"#),
  MutatedCode("The words of a broken contract", #"func f() -> A { fatalError("b") }"#),
  // MARK: - Statements
  MutatedCode("A call", "func f() { g(); h() }", "call: func f() { ; h() }", "call: func f() { g(); }"),
  MutatedCode("A call that may fail", "func f() throws { try g() }", "call: func f() throws { }"),
  MutatedCode("A call through something optional", "func f() { a?.b() }", "call: func f() { }"),
  MutatedCode("A call that yields what a function returns", "func f() -> A { B() }"),
  MutatedCode("A call behind a return", "func f() { return g() }", "call: func f() { return }"),
  MutatedCode("A lone call in a closure", "let a = { f() }", "call: let a = { }"),
  MutatedCode("Another initialiser", "class A: B { init() { super.init() } }"),
  MutatedCode("An assignment", "func f() { a = b }", "assignment: func f() { }"),
  MutatedCode("An assignment that an initialiser needs", "struct A { init() { b = c } }"),
  MutatedCode(
    "An assignment in a closure there", "struct A { init() { f { b = c } } }", "call: struct A { init() { } }",
    "assignment: struct A { init() { f { } } }"),
  MutatedCode("A call in a branch that yields a value", "func f() -> A { switch a { case .b: C() } }"),
  MutatedCode(
    "A call in a branch that doesn't", "func f() { switch a { case .b: c() } }",
    "call: func f() { switch a { case .b: } }"),
  // MARK: - Returned values
  MutatedCode("Something optional", "func f() -> A? { return b }", "returned: func f() -> A? { return nil }"),
  MutatedCode("Nothing already", "func f() -> A? { return nil }"),
  MutatedCode("An array, without a return", "var a: [B] { b }", "returned: var a: [B] { [] }"),
  MutatedCode("A truth", "var a: Bool { b }", "returned: var a: Bool { !b }"),
  MutatedCode("A truth that is written there", "var a: Bool { true }", "constant: var a: Bool { false }"),
  MutatedCode(
    "What a branch yields", "var a: String { if b { c } else { d } }",
    "condition: var a: String { if !b { c } else { d } }",
    #"returned: var a: String { if b { "" } else { d } }"#, #"returned: var a: String { if b { c } else { "" } }"#),
  MutatedCode("A number that is counted", "func f() -> Int { a.count }", "returned: func f() -> Int { 0 }"),
  MutatedCode("What a getter yields", "var a: Int? { get { b } }", "returned: var a: Int? { get { nil } }"),
  MutatedCode("What a closure says it yields", "let a = { () -> Bool in b }", "returned: let a = { () -> Bool in !b }"),
  MutatedCode("Something of no known kind", "func f() -> A { return b }"),
]
