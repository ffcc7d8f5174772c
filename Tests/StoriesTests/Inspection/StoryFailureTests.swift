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

struct ParticipantsTests {
  private let seven = Participants(names: ["A", "B", "C", "D", "E", "F", "G"])

  @Test(arguments: [
    (["C"], "C alone"), (["B", "F"], "B and F"), (["A", "B", "C"], "A, B and C"),
    (["A", "B", "C", "D", "E", "G"], "All but F"), (["A", "B", "C", "D", "E", "F", "G"], "All 7"),
  ])
  func someAreCalledByWhatTheyAreAmongAll(some: [String], name: String) {
    #expect(seven.called(some) == name)
  }

  @Test(arguments: [(["A"], "A"), (["B"], "B"), (["A", "B"], "A and B")])
  func nobodyStandsAloneBesideOneOther(some: [String], name: String) {
    #expect(Participants(names: ["A", "B"]).called(some) == name)
  }

  @Test func oneByItselfIsCalledByItsName() {
    #expect(Participants(names: ["A"]).called(["A"]) == "A")
  }

  @Test func thoseWhoAreLeftAreCounted() {
    #expect(seven.rest(["A", "B", "C", "D", "E", "F"], besides: ["G"]) == "the six others")
    #expect(seven.rest(["A", "B", "C", "D", "E"], besides: ["F"]) == "A, B, C, D and E")
    #expect(Participants(names: ["A", "B"]).rest(["A"], besides: ["B"]) == "A")
    let names = (1...12).map(String.init)
    #expect(Participants(names: names).rest(Array(names.dropLast()), besides: ["12"]) == "the 11 others")
  }
}
