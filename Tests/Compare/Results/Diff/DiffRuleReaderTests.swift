import Testing

@testable import Results

struct DiffRuleReaderTests {
  private let reader = DiffRuleReader(architectures: names)

  @Test(arguments: [
    ("coverage.regions<90", "coverage.regions", nil, DiffRule.Relation.less, DiffRule.Threshold.absolute(0.9)),
    ("coverage.MVC.regions<=90%", "coverage.regions", "MVC", .atMost, .absolute(0.9)),
    ("runtime.MVC.step>+10%", "runtime.step", "MVC", .more, .relativeChange(0.1)),
    ("runtime.step>15", "runtime.step", nil, .more, .absolute(15_000)),
    ("rules.violations>0", "rules.violations", nil, .more, .absolute(0)),
    ("lines.MVVM-C.code >= +25", "lines.code", "MVVM-C", .atLeast, .change(25)),
    ("lines.A.B.code>1", "lines.code", "A.B", .more, .absolute(1)),
    ("coverage.regions<-2", "coverage.regions", nil, .less, .change(-0.02)),
    ("coverage.regions<0.9%", "coverage.regions", nil, .less, .absolute(0.009)),
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

  private static let names = ["MVC", "MVVM-C", "A.B"]

  @Test(arguments: [
    ("lines.code", DiffRuleError.Reason.malformed), ("", .malformed), ("lines<5", .malformed),
    ("lines.code<five", .malformed), ("lines.code<", .malformed), ("lines.code<<5", .malformed),
    ("lines.code<nan", .malformed), ("lines.code<0x10", .malformed), ("lines.code< +-5", .malformed),
    ("lines.code<1e3", .malformed), ("lines.code<1.2.3", .malformed),
    ("coverage.MVC.region<5", .unknownMeasure("coverage.region", known: Measures.all.map(\.id))),
    ("lines.VIPER.code<5", .unknownArchitecture("VIPER", known: names)),
    ("lines..code<5", .unknownArchitecture("", known: names)),
    ("lines.code<5%", .noShare(measure: "lines.code")),
    ("coverage.regions<0.9", .fractionOfShare(measure: "coverage.regions")),
  ])
  func anErrorHasItsReason(text: String, reason: DiffRuleError.Reason) {
    #expect(throws: DiffRuleError(rule: text, reason: reason)) { try reader.rule(text) }
  }

  @Test func everyMeasureCanBeNamed() throws {
    for measure in Measures.all {
      #expect(try reader.rule("\(measure.id)>+1%").measure == measure.id)
    }
  }
}
