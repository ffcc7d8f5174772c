import Metrics
import Testing
import Toolchain

@Suite(.tags(.compiling), .withParser, .timeLimit(.minutes(10)))
struct TypeGraphTests {
  @Test("The compiler's facts become the edges between types", arguments: coupledSources)
  func edges(source: CoupledSource) throws {
    let indexed = try IndexedSource(["a.swift": source.text])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(graph.edges.keys.map { "\($0.from)→\($0.to)" }.sorted() == source.edges.sorted())
  }

  @Test("Each edge names its places, and each node its kind")
  func places() throws {
    let indexed = try IndexedSource([
      "a.swift": "actor A {\n  let b: B\n  init() { b = B() }\n}\n",
      "b.swift": "struct B {}\nenum E {}\nclass C {}\nprotocol P {}\n",
    ])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(
      graph.nodes.map { "\($0.name) \($0.kind.rawValue)" } == [
        "A actor", "B struct", "C class", "E enum", "P protocol",
      ])
    let places = graph.edges.values.flatMap { $0.map { "\($0.file):\($0.position.line):\($0.position.column)" } }
    #expect(places == ["Main/a.swift:2:10", "Main/a.swift:3:16"])
  }

  @Test("A protocol leads to conforming types, wherever they conform, and to refining protocols")
  func conformances() throws {
    let indexed = try IndexedSource([
      "a.swift": """
      protocol P {}
      protocol Q: P {}
      typealias Both = P & Q
      struct A: P {}
      class B {}
      enum E: Both {}
      """, "b.swift": "extension B: Q {\n}\n\nclass C: B {\n  struct D: P {}\n}\n",
    ])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(
      graph.conformances.map { "\($0.from)→\($0.to)" }.sorted() == ["P→A", "P→C.D", "P→E", "P→Q", "Q→B", "Q→E"])
    #expect(graph.nodes.map { "\($0.name) \($0.lines)" } == ["A 1", "B 3", "C 2", "C.D 1", "E 1", "P 1", "Q 1"])
  }

  @Test("Types of other modules are outside, and an extension of one is a node")
  func otherModules() throws {
    let indexed = try IndexedSource(
      ["a.swift": "import Other\nstruct A { func f() { B().f(); B().g() } }\nextension B { func g() { _ = A() } }"],
      others: [(name: "Other", text: "public struct B { public init() {}; public func f() {} }")])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(graph.nodes.map { "\($0.name) \($0.kind.rawValue)" } == ["A struct", "B extension"])
    #expect(Set(graph.edges.keys.map { "\($0.from)→\($0.to)" }) == ["A→B", "B→A"])
    #expect(graph.outside.keys.map { "\($0.from)→\($0.module).\($0.to)" } == ["A→Other.B"])
    let other = try TypeGraph(indexed.facts(), module: "Other")
    #expect(other.nodes.map(\.name) == ["B"])
  }

  @Test("An override of another module's member doesn't refer to this module's extensions of that type")
  func overrideOfExtended() throws {
    let indexed = try IndexedSource(
      ["a.swift": "import Other\nclass A: B { override func f() {} }\nextension B { func g() {} }"],
      others: [(name: "Other", text: "open class B { public init() {}; open func f() {} }")])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(graph.edges.isEmpty)
    #expect(graph.outside.keys.map { "\($0.from)→\($0.module).\($0.to)" } == ["A→Other.B"])
  }

  @Test("Private types with the same name in two files are two types, and so are an own and an extended one")
  func namesakes() throws {
    let indexed = try IndexedSource(
      [
        "Page.swift": "struct Page { private var rows: [Row] = [] }\nprivate struct Row { var title = 0 }\n",
        "Index.swift": "struct Index { private var rows: [Row] = [] }\nprivate struct Row { var page: Page }\n",
        "Other.swift": "import Other\nextension Other.Row { func f() { _ = Page() } }\n",
      ], others: [(name: "Other", text: "public struct Row {}")])
    let graph = try TypeGraph(indexed.facts(), module: "Main")
    #expect(
      graph.nodes.map { "\($0.name) \($0.kind.rawValue)" } == [
        "Index struct", "Page struct", "Row (Index.swift) struct", "Row (Other.swift) extension",
        "Row (Page.swift) struct",
      ])
    #expect(
      Set(graph.edges.keys.map { "\($0.from)→\($0.to)" }) == [
        "Index→Row (Index.swift)", "Page→Row (Page.swift)", "Row (Index.swift)→Page", "Row (Other.swift)→Page",
      ])
    #expect(graph.cycles().isEmpty)
  }

  @Test("A file that was deleted is ignored")
  func deletedFile() throws {
    let indexed = try IndexedSource(["a.swift": "struct A {}", "b.swift": "struct B {}"])
    try indexed.delete("b.swift")
    #expect(try TypeGraph(indexed.facts(), module: "Main").nodes.map(\.name) == ["A"])
  }
}
