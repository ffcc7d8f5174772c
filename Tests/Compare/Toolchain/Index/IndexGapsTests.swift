import Metrics
import Testing

/// The gaps in the index that `docs/metrics.md` lists. A failing test means that a gap has closed.
@Suite(.tags(.compiling), .withParser, .timeLimit(.minutes(10)))
struct IndexGapsTests {
  private func edges(_ text: String) throws -> [String] {
    let indexed = try IndexedSource(["a.swift": text])
    return try TypeGraph(indexed.facts(), module: "Main").edges.keys.map { "\($0.from)→\($0.to)" }.sorted()
  }

  @Test("A value that is only passed on, without writing or using its type, isn't a reference")
  func passedOn() throws {
    #expect(
      try edges("struct B {}; func make() -> B { B() }; func take(_ b: B) {}; struct A { func f() { take(make()) } }")
        == [])
  }

  @Test("A property whose type is inferred from a call isn't a reference to that type")
  func inferredProperty() throws {
    #expect(try edges("struct B {}; func make() -> B { B() }; struct A { let b = make() }") == [])
  }

  @Test("Members that the compiler synthesises, such as ==, belong only to the protocol")
  func synthesised() throws {
    #expect(
      try edges("struct B: Equatable {}; func make() -> B { B() }; struct A { func f() -> Bool { make() == make() } }")
        == [])
  }

  @Test("A free function or a global refers to nothing")
  func free() throws {
    #expect(try edges("struct B {}; let global = B(); func free() { _ = B() }") == [])
  }

  @Test("A type in a function isn't a node; its references are its function's")
  func localType() throws {
    #expect(try edges("struct B {}; struct A { func f() { struct L { var b: B? }; _ = L() } }") == ["A→B"])
  }
}
