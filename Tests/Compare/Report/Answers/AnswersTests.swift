import Foundation
import MadeResults
import Metrics
import Testing

@testable import Report
@testable import Results

/// Checks rows and sentences against the raw numbers, which it reads from CSV.
struct AnswersTests {
  private let result: SuiteResult
  private let names: [String]

  init() throws {
    var result = try SuiteResult.realSized()
    for (index, entry) in [0.3, 0.8, 0.11, 0.5, 0, 0.9, 0.7].enumerated() {
      result.coverage?.architectures[index].total.testsWithoutScreen = CoveredShare(
        coveredRegions: 0, regions: 0, coveredDecided: Int(entry * 100), decided: 100, coveredLines: 0)
    }
    self.result = result
    names = result.architectures.map(\.name)
  }

  private func numbers(_ id: String, in result: SuiteResult) -> [(name: String, number: Double)] {
    CSVText(result).lines.compactMap { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return fields[0] == id ? Double(fields[2]).map { (fields[1], $0) } : nil
    }
  }

  private func holders(of id: String, _ end: ([Double]) -> Double?) -> String {
    let numbers = numbers(id, in: result)
    let number = end(numbers.map(\.number))
    return Wording.list(numbers.filter { $0.number == number }.map(\.name))
  }

  @Test(
    "A sentence names the implementations with the least and the most",
    arguments: [
      ("lines.code", Question.code), ("coverage.decidedWithoutScreen", .tests), ("runtime.step", .time),
    ])
  func ends(id: String, question: Question) throws {
    let sentence = try #require(Answers(result).sentence(question))
    let least = try #require(sentence.range(of: " in \(holders(of: id) { $0.min() }) to "))
    #expect(sentence[least.upperBound...].contains(" in \(holders(of: id) { $0.max() })"))
  }

  @Test("The numbers in a sentence are those of the table")
  func numbers() throws {
    let answers = Answers(result)
    for question in [Question.code, .tests, .time] {
      let sentence = try #require(answers.sentence(question))
      let cells = try #require(answers.rows(of: question).first).cells
      let said = sentence.matches(of: #/([×0-9.,]+)( %)? in /#).map { "\($0.1)\($0.2 ?? "")" }
      #expect(said.count == 2)
      #expect(Set(said).isSubset(of: cells), "\(sentence)")
    }
  }

  @Test("Each implementation has the verdict of its comparison in the sentence on time")
  func verdicts() throws {
    var result = result
    let verdicts: [Verdict] = [.slower, .same, .faster, .undecided, .slower, .same]
    for index in result.runtime?.overall.comparisons.indices ?? 0..<0 {
      guard let comparison = result.runtime?.overall.comparisons[index], comparison.reference == "MVC",
        let other = names.firstIndex(of: comparison.subject), other > 0
      else { continue }
      result.runtime?.overall.comparisons[index].raw?.verdict = verdicts[other - 1]
    }
    let sentence = try #require(Answers(result).sentence(.time))
    #expect(
      sentence.hasSuffix(
        "; more than 3 % slower than MVC: MVVM-C and States; more than 3 % faster: MVP-R; "
          + "no meaningful difference: VIPER and Actions; undecided: Massive."))
  }

  /// Nine requests in which A's patches have 100 statements each.
  private func changes(_ statements: [String: [Int]]) throws -> SuiteResult {
    var result = try SuiteResult.made(["A"] + statements.keys.sorted())
    func size(_ added: Int) -> ChangeSize {
      var size = ChangeSize([])
      size.added = added
      return size
    }
    result.change = ChangesResult(
      reference: "A",
      requests: (0..<9).map { number in
        ChangesResult.Request(
          id: "0\(number + 1)-it", wish: "“It.”", given: size(0),
          entries: (["A": Array(repeating: 100, count: 9)].merging(statements) { $1 }).sorted { $0.key < $1.key }.map {
            ChangesResult.Entry(
              architecture: $0.key, file: "\($0.key).patch", production: size($0.value[number]), tests: size(0),
              reference: size(100))
          }, lacking: [])
      })
    return result
  }

  @Test("Only an interval that excludes ×1 decides about changes")
  func changes() throws {
    let answers = Answers(
      try changes([
        "B": [150, 150, 101, 200, 200, 200, 300, 50, 400], "C": Array(repeating: 80, count: 9),
        "D": [90, 100, 110, 90, 100, 110, 90, 100, 110],
      ]))
    #expect(
      answers.sentence(.change)
        == "Statements changed, against A: ×0.80 in C to ×2.0 in B; the middle seven are all above ×1 in B; "
        + "the middle seven are all below ×1 in C; they include ×1, so nothing is sure, in D.")
    let row = try #require(answers.rows(of: .change).first)
    #expect(row.cells == ["–", "×2.0", "×0.80", "×1.0"])
    #expect(row.details.first?.cells == ["–", "1.01–3.00", "0.80–0.80", "0.90–1.1"])
  }

  @Test("Only a row that ranks the implementations like their code lines says so")
  func following() throws {
    var result = result
    #expect(try #require(Answers(result).sentence(.tests)).contains("ρ") == false)
    for (index, decided) in [10, 20, 30, 40, 50, 60, 70].enumerated() {
      result.coverage?.architectures[index].total.testsWithoutScreen = CoveredShare(
        coveredRegions: 0, regions: 0, coveredDecided: decided, decided: 100, coveredLines: 0)
    }
    #expect(
      try #require(Answers(result).sentence(.tests)).hasSuffix("; nearly in the order of code lines (ρ 1.00)."))
  }

  @Test("The share of noticed faults is shown with its interval in whole percent")
  func noticed() throws {
    let row = try #require(Answers(SuiteResult.made()).rows(of: .tests).first { $0.title.hasPrefix("faults noticed") })
    #expect(row.cells.first == "50.0 %")
    #expect(row.details.first?.cells.first == "24–76 %")
  }

  @Test("Tests broken by changes are summed over all nine requests, or not shown")
  func brokenTests() throws {
    var result = try changes(["B": Array(repeating: 100, count: 9)])
    for request in 0..<9 {
      for entry in 0..<2 {
        var effects = ChangeEffects()
        effects.brokenTests = .init(failing: entry, notCompiling: request)
        result.change?.requests[request].entries[entry].effects = effects
      }
    }
    let title = "own tests that nine changes break ↓"
    #expect(Answers(result).rows(of: .tests).first { $0.title == title }?.cells == ["36", "45"])
    result.change?.requests[4].whyOutdated = "The tests were split."
    #expect(!Answers(result).rows(of: .tests).contains { $0.title == title })
    let lines = SuiteReport(result).lines.map(\.text)
    #expect(lines.joined(separator: " ").contains("The tests were split."))
  }

  @Test("A type's reach is a range, from its references to those through conforming types")
  func reach() throws {
    var result = try SuiteResult.made()
    result.coupling = CouplingResult(
      modules: [("AImpl", 9, 16.8), ("BImpl", 16, 16.2)].map { name, least, most in
        .made(name, numbers: ["meanReach": least, "meanReachWithConformers": most])
      })
    let answers = Answers(result)
    #expect(answers.rows(of: .reach).first?.cells == ["9.0–17", "16"])
    #expect(
      answers.sentence(.reach)
        == "A type and all it depends on, in types: up to protocols 9.0 in A to 16 in B, ×1.8; through protocols, "
        + "to all that conform to them, 16 in B to 17 in A, ×1.0.")
  }

  @Test("Beside the mean ratio stands what the middle 90 % of the stories take")
  func middleStories() throws {
    var result = result
    let stories = (0...20).map { number in
      var finding = result.runtime?.overall
      for index in finding?.comparisons.indices ?? 0..<0 {
        finding?.comparisons[index].raw?.ratio = 0.95 + Double(number) / 50
      }
      return finding
    }
    result.runtime?.stories = stories.compactMap(\.self)
    let row = try #require(Answers(result).rows(of: .time).last)
    let middle = try #require(row.details.last)
    #expect(middle.title == "the middle 90 % of the stories ~")
    #expect(middle.cells == ["–"] + Array(repeating: "−3…+33", count: names.count - 1))
  }

  @Test("Builds that differ in link order say how far a ratio moves between them")
  func builds() throws {
    var result = result
    let index = try #require(
      result.runtime?.overall.comparisons.firstIndex { $0.subject == "VIPER" && $0.reference == "MVC" })
    result.runtime?.overall.comparisons[index].logRatios = [log(1.10), log(1.13), log(1.12)]
    #expect(try #require(Answers(result).sentence(.time)).contains("builds") == false)
    result.runtime?.sessions = ["A", "B", "C"].map { order in
      TimingSession(date: "", load: "", linkOrder: [order], processes: [], end: .allProcesses)
    }
    #expect(
      try #require(Answers(result).sentence(.time))
        .hasSuffix("; between 3 builds of the same sources a ratio differs by up to 3 %."))
  }

  @Test("If all are equal, none is highlighted")
  func equal() throws {
    #expect(Answers(try .made()).sentence(.code) == nil)
  }

  @Test(
    "Numbers keep two digits",
    arguments: [
      (0.0312, "0.031"), (0.97, "0.97"), (1.48, "1.5"), (34.3, "34"), (152, "152"), (9.96, "10"), (0.996, "1.0"),
      (99.7, "100"),
    ])
  func twoDigits(number: Double, text: String) {
    #expect(Answers.twoDigits(number) == text)
  }

  @Test("An interval's ends differ in print from the ratio that decides")
  func decisiveDigits() throws {
    var result = try changes(["B": [50, 201, 201, 202, 202, 203, 203, 210, 400]])
    // Against 200 statements the second smallest ratio is 1.005.
    for request in 0..<9 {
      result.change?.requests[request].entries[1].logRatio = log(
        Double([100, 201, 201, 202, 202, 203, 203, 210, 400][request]) / 200)
    }
    result.change = result.change.map { ChangesResult(reference: "A", requests: $0.requests) }
    #expect(Answers(result).rows(of: .change).first?.details.first?.cells == ["–", "1.005–1.050"])
  }
}
