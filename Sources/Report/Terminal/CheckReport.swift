/// What an implementation still lacks, as text.
public struct CheckReport {
  private let result: CheckResult

  /// Draws a result.
  public init(_ result: CheckResult) {
    self.result = result
  }

  /// The report, line by line.
  public var lines: [String] {
    [heading, ""] + featureLines + [""] + ruleLines + [""] + testLines + [""] + closing
  }

  private var heading: String {
    let beside = result.reference.map { " beside \($0)" } ?? ", with no other one to compare it with"
    return "\(result.architecture)\(beside): what there is, in the order in which to build it"
  }

  private var closing: [String] {
    guard !result.isComplete else { return ["Nothing is missing."] }
    if let next = result.next {
      let names = [result.reference, result.architecture].compactMap(\.self).map { " --architecture \($0)" }.joined()
      let place = "\(Self.name(ofFile: next.file)):\(next.line)"
      return ["Next: \(Wording.clipped(next.name))", "  swift run compare stories\(names) \(place)"]
    }
    guard !result.wasInterrupted else { return ["The check was interrupted; what was run by then passed."] }
    return ["All stories pass; what else is missing stands above."]
  }

  // MARK: - Stories

  /// What is the same as further above is told once.
  private var featureLines: [String] {
    var told: [(failure: [String], place: String)] = []
    return result.features.flatMap { feature in
      guard feature.passed < feature.stories else {
        return ["✓ \(feature.name): \(Wording.count(feature.stories, "story", "stories"))  (\(Self.file(feature)))"]
      }
      let left =
        feature.notRun == 0 ? "" : ", \(feature.notRun) not run\(feature.wasHeldUp ? " after others had hung" : "")"
      let sum = "✗ \(feature.name): \(feature.passed) of \(feature.stories) stories\(left)  (\(Self.file(feature)))"
      guard let story = feature.next, let failure = story.failure else { return [sum] }
      let details = [failure.step] + failure.details
      let head = [sum] + Self.lines(of: story, failing: failure)
      if let same = told.first(where: { $0.failure == details }) {
        return head + ["      The same as in \(same.place)."]
      }
      told.append((details, "\(Self.name(ofFile: story.file)):\(story.line)"))
      return head + Self.lines(of: failure)
    }
  }

  private static func lines(of story: StoriesResult.Story, failing failure: StoriesResult.Failure) -> [String] {
    let file = name(ofFile: story.file)
    return [
      "    \(file):\(story.line): \(Wording.clipped(story.name))",
      "    \(file):\(failure.line): step \(story.passedSteps + 1) of \(story.steps): \(Wording.clipped(failure.step))",
    ]
  }

  private static func lines(of failure: StoriesResult.Failure) -> [String] {
    failure.details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { Wording.clipped("      \($0)") }
  }

  private static func file(_ feature: CheckResult.Feature) -> String { name(ofFile: feature.file) }

  private static func name(ofFile path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  // MARK: - Rules

  private var ruleLines: [String] {
    let rules = result.rules
    if let reason = rules.reason { return ["Rules: not checked: \(reason)"] }
    guard !rules.rules.isEmpty else { return ["Rules: it states none; none was checked."] }
    let checked = rules.rules.filter { $0.whyUnchecked == nil }
    let broken = checked.filter { !$0.violations.isEmpty }
    let sum =
      "Rules: \(checked.count) checked, \(broken.count) broken, \(rules.rules.count - checked.count) not checked."
    return [sum] + broken.flatMap(Self.lines)
      + rules.rules.compactMap { rule in rule.whyUnchecked.map { "  ? \(rule.statement)  (\($0))" } }
  }

  private static func lines(of rule: RulesResult.Rule) -> [String] {
    let places = rule.violations.flatMap { violation in
      violation.locations.map { "    \($0): \(violation.from) → \(violation.to)" }
    }
    return ["  ✗ \(rule.statement)"] + places
  }

  // MARK: - Tests

  private var testLines: [String] {
    if let reason = result.tests.reason { return ["Tests: not looked at: \(reason)"] }
    let sections = result.tests.sections
    let all = sections.reduce(0) { $0 + $1.sentences }
    let missing = sections.reduce(0) { $0 + $1.missing.count }
    return ["Tests: \(all - missing) of \(all) sentences of docs/test-charter.md have a test of that name."]
      + sections.compactMap { section in
        section.missing.first.map { first in
          "  \(section.name): \(section.missing.count) of \(section.sentences) missing, the first: \(first)"
        }
      }
  }
}

extension CheckResult {
  /// Only what hangs and an interruption keep stories from being run.
  fileprivate var wasInterrupted: Bool { features.contains { $0.notRun > 0 && !$0.wasHeldUp } }
}

extension CheckResult.Feature {
  /// Whether stories that hung kept others from being run.
  fileprivate var wasHeldUp: Bool { notRun > 0 && next != nil }
}
