import MadeFacts
import Metrics
import Testing

struct ImpactPredictionTests {
  private let graph = TypeGraph(
    .made(["M": ["A", "B", "C", "D", "E"]], [("A", "B"), ("B", "C"), ("D", "E")]), module: "M")

  @Test("The starting points and the types that refer to them are expected; lift compares with types drawn at random")
  func expected() throws {
    let found = try #require(ImpactPrediction(starts: ["C"], changed: ["B", "D", "New"], in: graph))
    #expect(found.touched == 2 && found.met == 1 && found.expected == 3 && found.types == 5)
    #expect(found.recall == 0.5)
    #expect(abs(try #require(found.lift) - 0.5 / 0.6) < 1e-12)
  }

  @Test("Unknown starting points predict nothing, and a change of new types alone has no recall")
  func nothing() throws {
    let found = try #require(ImpactPrediction(starts: ["X"], changed: ["A"], in: graph))
    #expect(found.recall == 0 && found.lift == nil)
    #expect(ImpactPrediction(starts: ["C"], changed: ["New"], in: graph) == nil)
  }

  @Test("Types with the same name are separate types")
  func namesakes() throws {
    let graph = TypeGraph(.namesakes, module: "M")
    let found = try #require(ImpactPrediction(starts: ["Page"], changed: ["Row"], in: graph))
    #expect(found.touched == 2 && found.met == 1 && found.expected == 3 && found.types == 4)
  }

  @Test("Units of two sources are compared by name and tokens")
  func units() {
    func unit(_ name: String, _ text: String) -> SourceUnit {
      let place = SourcePosition(line: 1, column: 1)
      return SourceUnit(SourceExtent(name: name, range: place..<place), text: text)
    }
    let (before, after) = ([unit("a", "x"), unit("b", "y")], [unit("a", "x"), unit("b", "z"), unit("c", "y")])
    #expect(SourceUnit.differing(after, from: before).map(\.extent.name) == ["b", "c"])
    #expect(SourceUnit.differing(before, from: after).map(\.extent.name) == ["b"])
  }
}
