import Testing

/// A source with the edges between its types, worked out by hand.
struct CoupledSource: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  /// The edges, as `A→B`.
  let edges: [String]

  init(_ name: String, _ text: String, _ edges: [String]) {
    self.name = name
    self.text = text
    self.edges = edges
  }

  var testDescription: String { name }
}

/// Sources with references that are easily missed or misplaced by looking at names alone.
let coupledSources: [CoupledSource] = [
  CoupledSource(
    "A property's type, written and inferred",
    "struct B { static let one = B() }; struct A { var b: B? }; struct C { var b = B.one }; struct D { let b = B() }",
    ["A→B", "C→B", "D→B"]),
  CoupledSource(
    "An inferred local, used by its members",
    "struct B { func f() {} }; func make() -> B { B() }; struct A { func g() { let b = make(); b.f() } }",
    ["A→B"]),
  CoupledSource(
    "Chained members",
    "struct C { var n = 1 }; struct B { var c = C() }; struct A { var b: B; func f() -> Int { b.c.n } }",
    ["A→B", "A→C", "B→C"]),
  CoupledSource(
    ".init and implicit members",
    "struct B { static var zero: B { .init() } }; func take(_ b: B) {}; struct A { func f() { take(.init()); take(.zero) } }",
    ["A→B"]),
  CoupledSource(
    "An enum's cases and payloads",
    "struct C {}; enum B { case one, two(C) }; struct A { func f(_ b: B) { if case .two = b {} } }",
    ["A→B", "B→C"]),
  CoupledSource(
    "A pattern without the enum's name",
    "enum B { case one, two }; func make() -> B { .one }; struct A { func f() { switch make() { case .one: break; case .two: break } } }",
    ["A→B"]),
  CoupledSource(
    "A conformance in an extension, and a requirement's witness",
    "protocol P { func f() }; struct B {}; struct A {}; extension A: P { func f() { _ = B() } }",
    ["A→B", "A→P"]),
  CoupledSource(
    "Members in an extension of an inner type",
    "enum Outer { struct Inner {} }; struct B {}; extension Outer.Inner { func f() -> B { B() } }",
    ["Outer.Inner→B"]),
  CoupledSource(
    "Constraints of generics, in the header and in a where clause",
    "protocol P {}; protocol Q {}; struct A<T: P> where T: Q {}; struct B { func f<T: P>(_: T) where T: Q {} }",
    ["A→P", "A→Q", "B→P", "B→Q"]),
  CoupledSource(
    "A constrained extension",
    "protocol P {}; struct B: P {}; struct A<T> {}; extension A where T == B { func f() {} }",
    ["B→P", "A→B"]),
  CoupledSource(
    "A typealias stands for its type",
    "struct B {}; typealias Other = B; struct A { var b: Other? }; struct C { typealias Mine = B }; struct D { var b: C.Mine? }",
    ["A→B", "C→B", "D→B", "D→C"]),
  CoupledSource(
    "A closure, in a method and as an initial value",
    "struct B { func f() {} }; func make() -> B { B() }; struct A { let g: () -> Void = { make().f() }; func h() { [1].forEach { _ in make().f() } } }",
    ["A→B"]),
  CoupledSource(
    "Observers, accessors and subscripts",
    "struct B { static let n = 1 }; struct C { static let n = 1 }; struct D {}; "
      + "struct A { var x = 0 { didSet { _ = B.n } }; var y: Int { C.n }; subscript(d: D) -> Int { 0 } }",
    ["A→B", "A→C", "A→D"]),
  CoupledSource(
    "A superclass, an override and super",
    "class B { func f() {} }; class A: B { override func f() { super.f() } }; class C: A { override func f() {} }",
    ["A→B", "C→A"]),
  CoupledSource(
    "The receiver is what declares the member and what it is asked of",
    "class B { func f() {} }; class C: B {}; func make() -> C { C() }; struct A { func g() { make().f() } }",
    ["C→B", "A→B", "A→C"]),
  CoupledSource(
    "Existentials and opaque types",
    "protocol P { func f() }; struct B: P { func f() {} }; struct A { let p: any P; func g() { p.f() } }; struct C { func o() -> some P { B() } }",
    ["B→P", "A→P", "C→P", "C→B"]),
  CoupledSource(
    "Casts, key paths and metatypes",
    "class B {}; struct C { var d = D() }; struct D {}; struct A { func f(_ x: Any) -> Bool { x is B }; "
      + "func g() -> AnyKeyPath { \\C.d }; func h() -> Any.Type { D.self } }",
    ["A→B", "A→C", "A→D", "C→D"]),
  CoupledSource(
    "Default arguments belong to their function",
    "struct B {}; struct A { func f(_ b: Any = B()) {} }",
    ["A→B"]),
  CoupledSource(
    "A function in a function, and a type in one",
    "struct B {}; struct A { func f() { func g() -> B { B() }; struct L { var b: B }; _ = L(b: g()) } }",
    ["A→B"]),
  CoupledSource(
    "Nested types refer in their own names",
    "struct A { struct B { var d: D? }; enum C { case b(B) } }; struct D { var b: A.B { A.B() } }",
    ["A.B→D", "A.C→A.B", "D→A.B", "D→A"]),
  CoupledSource(
    "A property wrapper",
    "struct B {}; @propertyWrapper struct W { var wrappedValue: B }; struct A { @W var b: B }",
    ["W→B", "A→W", "A→B"]),
  CoupledSource(
    "A result builder",
    "struct B {}; @resultBuilder enum R { static func buildBlock(_ b: B...) -> B { B() } }; struct A { @R var b: B { B(); B() } }",
    ["R→B", "A→R", "A→B"]),
  CoupledSource(
    "Branches that are not compiled hold no references",
    "struct B {}; struct C {}; struct A {\n#if NEVER\nvar b = B()\n#else\nvar c = C()\n#endif\n}",
    ["A→C"]),
  CoupledSource(
    "A synthesised initialiser, and a retroactive conformance",
    "protocol P {}; struct B { var n: Int }; struct A { func f() { _ = B(n: 1) } }; extension Int: P { func g() -> B { B(n: self) } }",
    ["A→B", "Int→P", "Int→B"]),
  CoupledSource(
    "Associated types and their constraints",
    "protocol P {}; protocol Q { associatedtype T: P; func t() -> T }; struct B: P {}; struct A: Q { func t() -> B { B() } }; "
      + "struct C { func f<X: Q>(_ x: X) where X.T == B { _ = x.t() } }",
    ["Q→P", "B→P", "A→Q", "A→B", "C→Q", "C→B"]),
  CoupledSource(
    "A type that refers to itself has no edge", "final class A { var next: A?; func f() { next?.f() } }", []),
]
