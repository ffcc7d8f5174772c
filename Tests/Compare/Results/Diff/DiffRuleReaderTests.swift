import Testing

@testable import Results

struct DiffRuleReaderTests {
  private let reader = DiffRuleReader(architectures: ["MVC", "MVVM-C", "A.B"])

  @Test(arguments: [
    ("coverage.regions<90", "coverage.regions", nil, DiffRule.Relation.less, DiffRule.Threshold.absolute(0.9)),
    ("coverage.MVC.regions<=90%", "coverage.regions", "MVC", .atMost, .absolute(0.9)),
    ("runtime.MVC.step>+10%", "runtime.step", "MVC", .more, .relativeChange(0.1)),
    ("runtime.step>15", "runtime.step", nil, .more, .absolute(15_000)),
    ("rules.violations>0", "rules.violations", nil, .more, .absolute(0)),
    ("lines.MVVM-C.code >= +25", "lines.code", "MVVM-C", .atLeast, .change(25)),
    ("lines.A.B.code>1", "lines.code", "A.B", .more, .absolute(1)),
    ("coverage.regions<-2", "coverage.regions", nil, .less, .change(-0.02)),
    (" coverage.regions < -5 % ", "coverage.regions", nil, .less, .relativeChange(-0.05)),
    ("runtime.against>1.05", "runtime.against", nil, .more, .absolute(1.05)),
    ("runtime.against>105%", "runtime.against", nil, .more, .absolute(1.05)),
    ("build.code>+1", "build.code", nil, .more, .change(1024)),
  ])
  func aRuleIsRead(
    text: String, measure: String, architecture: String?, relation: DiffRule.Relation, threshold: DiffRule.Threshold
  ) throws {
    let rule = try reader.rule(text)
    #expect(rule.text == text)
    #expect(rule.measure == measure)
    #expect(rule.architecture == architecture)
    #expect(rule.relation == relation)
    switch (rule.threshold, threshold) {
    case (.absolute(let found), .absolute(let expected)), (.change(let found), .change(let expected)),
      (.relativeChange(let found), .relativeChange(let expected)):
      #expect(abs(found - expected) < 1e-12)
    default: Issue.record("another threshold: \(rule.threshold)")
    }
  }

  private static let parts = [
    "lines", "coupling", "rules", "coverage", "spread", "change", "runtime", "counts", "growth", "build",
  ]

  @Test(arguments: [
    ("lines.code", 11, DiffRuleError.Reason.noRelation), ("", 1, .noRelation),
    ("lines<5", 6, .noMeasure), ("cov.regions<5", 1, .unknownPart("cov", known: parts)),
    ("  x<5", 3, .unknownPart("x", known: parts)),
    ("lines.VIPER.code<5", 7, .unknownArchitecture("VIPER", known: ["MVC", "MVVM-C", "A.B"])),
    ("lines..code<5", 7, .unknownArchitecture("", known: ["MVC", "MVVM-C", "A.B"])),
    ("lines.code<five", 12, .noNumber("five")), ("lines.code<", 12, .noNumber("")),
    ("lines.code<<5", 12, .noNumber("<5")),
    ("lines.code<nan", 12, .noNumber("nan")), ("lines.code<0x10", 12, .noNumber("0x10")),
    ("lines.code< +-5", 13, .noNumber("+-5")), ("lines.code<1e3", 12, .noNumber("1e3")),
    ("lines.code<5%", 12, .noShare(measure: "lines.code")),
  ])
  func whatIsNoRuleIsNamedWithItsColumn(text: String, column: Int, reason: DiffRuleError.Reason) {
    #expect(throws: DiffRuleError(rule: text, column: column, reason: reason)) { try reader.rule(text) }
  }

  @Test func anUnknownMeasureComesWithThoseOfItsPart() {
    do {
      _ = try reader.rule("coverage.MVC.region<5")
      Issue.record("it was read")
    } catch {
      #expect(error.column == 14)
      guard case .unknownMeasure("region", part: "coverage", let known) = error.reason else {
        Issue.record("another reason: \(error.reason)")
        return
      }
      #expect(known.contains("regions"))
      #expect(!known.contains("code"))
    }
  }

  @Test func everyMeasureCanBeNamed() throws {
    for measure in Measures.all {
      #expect(try reader.rule("\(measure.id)>+1%").measure == measure.id)
    }
  }
}
