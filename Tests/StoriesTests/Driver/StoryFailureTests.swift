import Testing

@testable import Stories

struct StoryFailureTests {
  nonisolated private static let problem = StoryFailure.Problem(architecture: "B", message: "No.")
  nonisolated private static func divergence(_ sides: [String]...) -> Divergence {
    Divergence(
      subject: .log, sides: sides.map { Divergence.Side(architectures: $0, lines: [], difference: nil) })
  }

  nonisolated private static let suspects: [(StoryFailure.Reason, String?)] = [
    (StoryFailure.Reason.divergence(divergence(["A", "C"], ["B"]), []), "B"),
    (.divergence(divergence(["A"], ["B"], ["C"]), []), nil),
    (.finding(.divergence(divergence(["A", "B"], ["C"]))), "C"),
    (.problems([problem]), "B"), (.finding(.leftBehind(architecture: "C", message: "")), "C"),
    (.problems(["A", "B", "C"].map { .init(architecture: $0, message: "") }), nil),
    (.finding(.notAsStored(what: "", shown: "", stored: "")), nil),
  ]

  @Test(arguments: suspects)
  func whoStandsAloneIsTheSuspect(reason: StoryFailure.Reason, name: String?) {
    #expect(StoryFailure(step: .test("x"), reason: reason).suspect(among: ["A", "B", "C"]) == name)
  }

  @Test func ofTwoNobodyIsAndOneAloneIs() {
    let failure = StoryFailure(step: .test("x"), reason: .problems([Self.problem]))
    #expect(failure.suspect(among: ["A", "B"]) == nil)
    #expect(failure.suspect(among: ["B"]) == "B")
  }
}
