import Foundation
import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

struct SuiteReportTests {
  private func text(_ result: SuiteResult, width: Int = 100) -> String {
    SuiteReport(result, width: width).lines.map(\.text).joined(separator: "\n")
  }

  private func small(_ names: [String] = ["A", "B"]) throws -> SuiteResult {
    let full = try SuiteResult.made(names)
    var result = SuiteResult(circumstances: full.circumstances, seed: 7, architectures: full.architectures)
    result.runtime = full.runtime
    result.rules = full.rules
    result.parts = [
      PartRecord(.rules, .failed, reason: "A rule is broken."),
      PartRecord(.coverage, .skipped, reason: "Left out by --quick."),
      PartRecord(.runtime, .complete, date: "2026-11-20T08:00:00Z", isKept: true),
    ]
    return result
  }

  @Test("Implementations are columns, and rows are grouped by the question that they answer")
  func table() throws {
    let expected = [
      "SameApp: one app, 2 architectures", "",
      "A timed against its own copy: no meaningful difference, 0.0 % (95 % interval 0.0 % to 0.0 %).", "",
      "A breaks its rule “T knows no U”. First at T.swift:9:5: T.f() → U.",
      "B breaks its rule “T knows no U”. First at T.swift:9:5: T.f() → U.", "",
      "                                       A        B", "How fast is it?",
      "  µs in a step, on average ~ ↓        10       11", "  a story against A, on average ~ ↓    –    +10 %",
      "    95 % interval ~                    –  +10…+10",
      "    the middle 90 % of the stories ~   –  +10…+10", "",
    ]
    for (line, expected) in zip(text(try small()).components(separatedBy: "\n"), expected) { #expect(line == expected) }
  }

  @Test("Parts skipped for the same reason share a line, and others have one each")
  func leftOut() throws {
    var result = try small()
    result.parts = [
      PartRecord(.rules, .skipped, reason: "Left out by --only."),
      PartRecord(.coverage, .unavailable, reason: "There is no llvm-cov."),
      PartRecord(.walk, .skipped, reason: "Left out by --only."),
      PartRecord(.build, .skipped, reason: "It takes minutes."),
    ]
    let lines = text(result).split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("Tests, ") })
    #expect(
      lines[start...].prefix(3) == [
        "Tests, unavailable: There is no llvm-cov.", "Rules and Random walk, skipped: Left out by --only.",
        "Build and size, skipped: It takes minutes.",
      ])
  }

  @Test("With all measures each part has its title, and each interval its row")
  func everything() throws {
    let text = SuiteReport(try small(), hasAll: true, width: 100).lines.map(\.text).joined(separator: "\n")
    #expect(
      text.contains(
        """
        Rules
          own rules checked                                  1              1
        """))
    #expect(
      text.contains(
        """
          time against the reference ↓                       –        +10.0 %
            95 % interval                                    –  +10.0…+10.0 %
        """))
  }

  @Test("Change requests have a row, and the full report says what they support")
  func changes() throws {
    let full = try SuiteResult.made(["A", "B"])
    var result = SuiteResult(circumstances: full.circumstances, seed: 7, architectures: full.architectures)
    let request = ChangesResult.Request(
      id: "01-it", wish: "“It.”", given: ChangeSize([]),
      entries: [("A", 2), ("B", 4)].map { name, added in
        var size = ChangeSize([])
        size.added = added
        var reference = size
        reference.added = 2
        return ChangesResult.Entry(
          architecture: name, file: "\(name).patch", production: size, tests: size, reference: reference)
      }, lacking: [])
    result.change = ChangesResult(
      reference: "A",
      requests: (1...9).map { number in
        var request = request
        request.id = "0\(number)-it"
        return request
      })
    let short = text(result)
    #expect(short.contains(#/  statements changed, against A, median ↓ +–  +×2\.0\n/#))
    #expect(short.contains("Statements changed, against A: ×2.0") == false)
    #expect(!short.contains("were a median"))
    let all = SuiteReport(result, hasAll: true, width: 200).lines.map(\.text).joined(separator: "\n")
    #expect(all.contains("B’s patches were a median 2.00 times A’s"))
  }

  @Test("One block of 120 columns has room for nine implementations")
  func nine() throws {
    let names = ["MVC", "MVVM-C", "VIPER", "MVP-R", "Massive", "States", "Actions", "Observation", "Reducer"]
    let lines = SuiteReport(try SuiteResult.made(names)).lines.map(\.text)
    #expect(lines.contains { line in names.allSatisfy(line.contains) && !line.contains(":") })
  }

  @Test(
    "Whatever the width and the number of implementations, no line is wider", arguments: [80, 100, 132], [1, 4, 7, 12])
  func width(width: Int, count: Int) throws {
    let names = (1...count).map { "Architecture \($0)" }
    let lines = SuiteReport(try SuiteResult.made(names), width: width).lines.map(\.text)
    #expect(lines.filter { $0.count > width && !$0.hasPrefix("    - ") } == [])
    for name in names { #expect(lines.contains { $0.contains(name) }) }
  }

  @Test("Names of any length are cut, and no line is wider for them", arguments: [31, 85, 100_000])
  func longNames(length: Int) throws {
    let names = ["A", "B"].map { $0 + String(repeating: "x", count: length) }
    let lines = SuiteReport(try small(names), width: 80).lines.map(\.text)
    #expect(lines.contains { $0.contains(" A\(String(repeating: "x", count: 28))…") })
    #expect(lines.filter { line in !names.contains(where: line.contains) }.allSatisfy { $0.count <= 80 })
  }

  @Test("The correlation with the code lines comes before the numbers, if all measures are printed")
  func correlations() throws {
    let lines = SuiteReport(try SuiteResult.realSized(), hasAll: true, width: 200).lines.map(\.text)
    #expect(lines.contains { $0.contains(#/^ +ρ +MVC +MVVM-C /#) })
    #expect(lines.contains { $0.contains(#/^  code lines +1\.00 +[0-9,]+ /#) })
    #expect(lines.contains { $0.contains(#/^  allocations in a step ↓ +1\.00 /#) })
    #expect(lines.contains { $0.contains(#/^  violations of own rules ↓ +– +1 /#) })
    #expect(!text(try SuiteResult.made(["A", "B", "C", "D"])).contains("ρ"))
    #expect([0.9049, -0.906, 1, nil].map(SuiteWording.correlation) == [".90", "−.91", "1.00", "–"])
  }

  @Test("An interrupted run says so at once, and names the parts that are missing")
  func interrupted() throws {
    var result = try small()
    result.parts.append(PartRecord(.growth, .cancelled, reason: "Interrupted before it began."))
    let text = text(result)
    #expect(text.hasPrefix("SameApp: one app, 2 architectures\n\nInterrupted: what follows"))
    #expect(text.contains("\nGrowth, cancelled: Interrupted before it began.\n"))
  }

  @Test("A result without any numbers still gives a report")
  func empty() {
    let result = SuiteResult(circumstances: .made, seed: 1, architectures: [])
    #expect(text(result).hasPrefix("SameApp: one app, 0 architectures\n"))
  }
}
