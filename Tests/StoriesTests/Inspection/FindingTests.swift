import Testing

@testable import Stories

struct FindingTests {
  nonisolated private static let findings: [(Finding, [String])] = [
    (
      .refused([.init(architecture: "A", message: "No."), .init(architecture: "B", message: "Not so.")]),
      ["A: No.", "B: Not so."]
    ),
    (
      .endlessWait(architecture: "A", id: "places.list"),
      ["A: “places.list” waits, but nothing is due and every request was answered."]
    ),
    (
      .notAsStored(what: "The badge", shown: "1", stored: "none"), ["The badge: shown is 1, stored is none."]
    ),
    (
      .contradiction(sentence: "It waits.", found: "it doesn't"),
      ["All 3: “It waits.” (docs/app-spec.md); but it doesn't."]
    ),
    (.miscounted(text: "a", shown: "2/140"), ["“note.count” reads “2/140” for “a”."]),
    (
      .notRestored(architecture: "A", expected: ["one", "two"], shown: ["one"]),
      ["A: what was saved isn't what the relaunch shows.", "- saved", "+ shown", "    one", "  - two"]
    ),
    (
      .notRestored(architecture: "A", expected: ["one", "two"], shown: ["one", "three"]),
      [
        "A: what was saved isn't what the relaunch shows, where three.", "- saved", "+ shown", "    one", "  - two",
        "  + three",
      ]
    ),
    (.faults([.init(architecture: "C", message: "Twice.")]), ["C alone: Twice."]),
    (
      .refused([.init(architecture: "A", message: "No."), .init(architecture: "C", message: "No.")]),
      ["All but B: No."]
    ),
    (.faults(["A", "B", "C"].map { .init(architecture: $0, message: "Twice.") }), ["All 3: Twice."]),
    (.leftBehind(architecture: "A", message: "Left behind: 1 × Cell."), ["A: Left behind: 1 × Cell."]),
  ]

  @Test(arguments: findings)
  func aFindingSaysWhatIsWrong(finding: Finding, lines: [String]) {
    #expect(finding.lines(among: ["A", "B", "C"]) == lines)
  }
}
