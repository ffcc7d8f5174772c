import Testing

@testable import Stories

struct DivergenceTests {
  private static func side(_ names: [String], _ line: String, _ difference: Difference?) -> Divergence.Side {
    Divergence.Side(architectures: names, lines: ["a", line, "b", "c"], difference: difference)
  }

  @Test("A quotation at the end of a sentence can end it")
  func theSmallerSideIsToldOf() {
    let difference = Difference(subject: "it", here: "isn't shown", there: "reads “No.”")
    let divergence = Divergence(
      subject: .looks, sides: [Self.side(["A", "D", "C"], "x", nil), Self.side(["B", "E"], "y", difference)])
    #expect(
      divergence.lines == [
        "B and E: it isn't shown; in the three others it reads “No.” The majority may be wrong.", "- A, D, C", "+ B, E",
        "    a", "  - x", "  + y",
        "    b", "    …",
      ])
  }

  @Test func sidesOfOneSizeAreBothToldOfInTheirOrder() {
    let difference = Difference(subject: "it", here: "is off", there: "is on")
    let divergence = Divergence(
      subject: .looks, sides: [Self.side(["A", "C"], "x", nil), Self.side(["B", "D"], "y", difference)])
    #expect(divergence.lines.first == "A and C: it is on; in B and D it is off.")
  }

  @Test func whereThereAreMoreSidesNobodyStandsAlone() {
    let (first, second) = (
      Difference(subject: "it", here: "is off", there: "is on"),
      Difference(subject: "it", here: "is up", there: "is on")
    )
    let divergence = Divergence(
      subject: .looks,
      sides: [Self.side(["A", "C"], "x", nil), Self.side(["B"], "y", first), Self.side(["D"], "z", second)])
    #expect(
      divergence.lines.filter { $0.hasSuffix(".") } == [
        "B: it is off; in A and C it is on.", "D: it is up; in A and C it is on.",
      ])
  }
}
