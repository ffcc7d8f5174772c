import Results
import Testing

@testable import Report

struct ConflictsReportTests {
  private typealias Entry = ConflictsResult.Entry

  private static func pair(_ requests: [String], _ entries: [Entry], stories: [String] = []) -> ConflictsResult.Pair {
    ConflictsResult.Pair(
      requests: requests, contradiction: stories.isEmpty ? nil : "both end the menu", contradictoryStories: stories,
      entries: entries)
  }

  private static func entry(
    _ name: String, _ sources: [String] = [], _ tests: [String] = [], silent: String? = nil
  ) -> Entry {
    Entry(
      architecture: name, sources: sources, tests: tests, silent: silent.map { .init(.build, $0) },
      isChecked: sources.isEmpty)
  }

  private let result = ConflictsResult(
    reference: "MVC", architectures: ["MVC", "VIPER"],
    pairs: [
      pair(["01", "02"], [entry("MVC", ["A/Wiring.swift"]), entry("VIPER", ["B/Router.swift", "B/Wiring.swift"])]),
      pair(["01", "03"], [entry("MVC"), entry("VIPER", ["B/Wiring.swift"], ["T.swift"])]),
      pair(["02", "03"], [entry("MVC", silent: "A.swift:1: no"), entry("VIPER")], stories: ["One"]),
    ], authors: ["VIPER": .init(least: 2, most: 3)],
    sequences: ["VIPER": [.init(conflicts: 3, statements: 5), .init(conflicts: 2, statements: 5, repairs: 1)]])

  @Test("Collisions are counted, with each request left out in turn, and against the reference")
  func counts() {
    #expect(result.count(of: "VIPER") == 2)
    #expect(result.countsWithoutOne(of: "VIPER") == 0...1)
    #expect(result.discordant("VIPER") == (1, 0))
    #expect(result.files(of: "VIPER").map(\.path) == ["B/Wiring.swift", "B/Router.swift"])
  }

  @Test("The report has a row for each implementation, each silent conflict and each contradiction")
  func lines() {
    let lines = ConflictsReport(result, hasAll: true).lines
    #expect(lines.first == "Pairs of changes that collide, of 3")
    #expect(lines.contains { $0.contains(#/^MVC +1 +– +0–1 +0 +1 of 2 +Wiring.swift \(1\)/#) })
    #expect(lines.contains { $0.contains(#/^VIPER +2 +2–3 +0–1 +1 +0 of 1 +1 : 0 +Wiring.swift \(2\)/#) })
    #expect(lines.contains("  02+03 in MVC, build: A.swift:1: no"))
    #expect(lines.contains { $0.contains(#/^02\+03 +silent/#) })
    #expect(lines.contains("02+03 contradict each other: both end the menu; 1 story fails wherever the two merge."))
  }

  @Test("Requests that contradict each other in words alone have no failing story")
  func contradiction() {
    var result = result
    result.pairs[0].contradiction = "one removes what the other changes"
    let lines = ConflictsReport(result, hasAll: false).lines
    #expect(lines.contains("01+02 contradict each other: one removes what the other changes."))
  }

  @Test("The handwork for all requests is a range over the orders, where it is recorded")
  func sequences() {
    let lines = ConflictsReport(result, hasAll: false).lines
    #expect(lines.contains("All 3 merged one after the other, in 3 orders"))
    #expect(lines.contains { $0.contains(#/^VIPER +2–3 +5 +0–1$/#) })
    #expect(!lines.contains { $0.contains(#/^MVC +\d+ +\d+ +\d+$/#) })
  }

  @Test("A sequence lists what is left to do by hand, then what fails, then the handwork")
  func sequence() {
    var sequence = ConflictsResult.Sequence(
      architecture: "MVC", orders: [.init(conflicts: 1)], open: ["@@ k A.swift\na\n=======\nb\n"])
    #expect(sequence.lines == ["✗ MVC: 1 conflict to resolve by hand", "@@ k A.swift\na\n=======\nb\n"])
    sequence.open = []
    sequence.failures = ["order 2: A.swift:1: no"]
    #expect(
      sequence.lines == [
        "✗ MVC, order 2: A.swift:1: no", "  MVC: conflicts 1, statements by hand 0, in repairs 0",
      ])
  }

  @Test("On the page each pair is a cell, which says where the two collide")
  func picture() {
    let html = ConflictsPicture(result).picture.markup.html
    #expect(html.ranges(of: "class=\"pair ").count == 6)
    #expect(html.contains("class=\"pair silent\"") && html.contains("02 and 03 merge and then fail: A.swift:1: no"))
    #expect(html.contains("01 and 02 collide in Router.swift and Wiring.swift"))
    #expect(html.contains("Pairs of changes that collide, of 3: 1 in MVC and 2 in VIPER."))
  }
}
