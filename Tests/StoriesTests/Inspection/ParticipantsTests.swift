import Testing

@testable import Stories

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
