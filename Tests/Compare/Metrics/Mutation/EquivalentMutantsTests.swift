import Testing

@testable import Metrics

struct EquivalentMutantsTests {
  @Test("An entry has the place, the change and the reason")
  func entries() throws {
    let entries = try EquivalentMutants.entries(
      in: """
        # Mutants that nobody can tell.

        A/B.swift: B.c(_:)
        - guard d else { return }
        +
        d always holds here,
          as e says.

        # Another.
        A/F.swift: F.g
        - var g = 0
        + var g = 1
        It is set first.

        """)
    #expect(entries.map(\.line) == [3, 10])
    #expect(entries.map(\.file) == ["A/B.swift", "A/F.swift"])
    #expect(entries.map(\.unit) == ["B.c(_:)", "F.g"])
    #expect(entries.map(\.before) == ["guard d else { return }", "var g = 0"])
    #expect(entries.map(\.after) == ["", "var g = 1"])
    #expect(entries.map(\.reason) == ["d always holds here, as e says.", "It is set first."])
  }

  @Test("A list with CRLF has the same entries")
  func otherLineEnds() throws {
    let entries = try EquivalentMutants.entries(
      in: "A.swift: b\r\n- c\r\n+ d\r\ne\r\n\r\nA.swift: f\r\n- g\r\n+ h\r\ni\r\n")
    #expect(entries.map(\.unit) == ["b", "f"] && entries.map(\.reason) == ["e", "i"])
  }

  @Test("A mutant is identified by its text, wherever it is")
  func known() throws {
    let entry = try #require(try EquivalentMutants.entries(in: "A.swift: b\n- c\n+ d\ne").first)
    let change = MutableSource.Change(line: 7, before: "c", after: "d")
    #expect(entry.isChange(change, inUnit: "b", ofFile: "A.swift"))
    #expect(!entry.isChange(change, inUnit: "f", ofFile: "A.swift"))
    #expect(!entry.isChange(change, inUnit: "b", ofFile: "F.swift"))
    #expect(!entry.isChange(MutableSource.Change(line: 7, before: "c", after: ""), inUnit: "b", ofFile: "A.swift"))
  }

  @Test("An empty list has no entries", arguments: ["", "\n\n", "# Nothing yet.\n"])
  func empty(text: String) throws {
    #expect(try EquivalentMutants.entries(in: text).isEmpty)
  }

  @Test(
    "An incomplete entry is refused with its line",
    arguments: [
      ("\nA.swift\n- b\n+ c\nd", EquivalentMutantsError.noUnit(line: 2)),
      ("A.swift: b\n+ c\n- d\ne", .noChange(line: 1)), ("A.swift: b\n- c", .noChange(line: 1)),
      ("A.swift: b\n- c\n+ d\n\ne: f\n- g\n+ h\ni", .noReason(line: 1)),
    ])
  func refused(text: String, error: EquivalentMutantsError) {
    #expect(throws: error) { try EquivalentMutants.entries(in: text) }
  }
}

struct MutationScoreTests {
  @Test("Mutants that compile and aren't equivalent count; killed and timed-out ones are noticed")
  func score() {
    let score = MutationScore(MutantFate.allCases + [.killed, .killed])
    #expect(score.noticed == 4)
    #expect(score.all == 6)
    #expect(score.share == 4.0 / 6)
  }

  @Test("Without mutants there is no share")
  func nothing() {
    #expect(MutationScore([]).share == nil)
    #expect(MutationScore([.equivalent, .notCompilable]).share == nil)
    #expect(MutationScore([]).interval == nil)
  }

  @Test(
    "Wilson's interval ends where the share is z standard errors away",
    arguments: [(81, 263), (1, 29), (0, 20), (20, 20)])
  func interval(noticed: Int, all: Int) throws {
    let score = MutationScore(noticed: noticed, of: all)
    let (share, ends) = (try #require(score.share), try #require(score.interval))
    #expect(ends.contains(share))
    for end in [ends.lowerBound, ends.upperBound] {
      #expect(abs(abs(end - share) - 1.96 * (end * (1 - end) / Double(all)).squareRoot()) < 0.0001)
    }
  }
}
