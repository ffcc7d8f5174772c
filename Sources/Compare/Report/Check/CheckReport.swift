import Results

package struct CheckReport {
  private static let mostFailures = 5
  private let architecture: String
  private let reference: String?
  private let isDraft: Bool
  /// The beginning of commands to run next.
  private let command: String
  /// Failures already printed; equal ones are printed once.
  private var told: [(failure: [String], place: String)] = []

  package init(of architecture: String, beside reference: String?, isDraft: Bool = false, runBy command: String) {
    self.architecture = architecture
    self.reference = reference
    self.isDraft = isDraft
    self.command = command
  }

  package var heading: [String] {
    let beside = reference.map { " beside \($0)" } ?? ", with no other one to compare it with"
    return ["\(architecture)\(beside): what there is, in the order in which to build it", ""]
  }

  package func closing(_ result: CheckResult, wasInterrupted: Bool) -> [String] {
    [""] + Self.lines(of: result.rules) + [""] + Self.lines(of: result.tests) + lines(of: result.charter)
      + Self.lines(onFoldersIn: result) + [""] + verdict(result, wasInterrupted) + lines(of: result)
  }

  /// The task that remains if an implementation lacks nothing else, and what it may have besides.
  private func lines(of result: CheckResult) -> [String] {
    guard result.isComplete else { return [] }
    let isHeldToCharter = isDraft && !result.charter.wereTestsLeftOut
    let draft = "It is a draft: for “swift test” to hold it to the charter, delete “isDraft: true” from its profile."
    return (isHeldToCharter ? [draft] : []) + lines(of: result.requests)
  }

  private static func lines(onFoldersIn result: CheckResult) -> [String] {
    let screens = result.screensWithoutFolder.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    guard result.features.allSatisfy({ $0.passed == $0.stories }), !screens.isEmpty else { return [] }
    let text =
      screens.count == 1
      ? "Lines: no folder \(screens[0]): its lines count for the app."
      : "Lines: no folders \(Wording.list(screens)): their lines count for the app."
    return [""] + Wording.wrapped(text)
  }

  private func lines(of requests: [CheckResult.Request]) -> [String] {
    guard !requests.isEmpty else { return [] }
    let patched = requests.count { $0.state != .open }
    let unchecked = requests.count { $0.state == .unchecked }
    return [
      "", "Optional: implement change requests, which show what a change costs (ChangeRequests/README.md).",
      "  Patches: \(patched) of \(requests.count)"
        + (unchecked == 0 ? "." : "; \(unchecked) unchecked with these sources (compare changes check)."),
    ]
  }

  private func verdict(_ result: CheckResult, _ wasInterrupted: Bool) -> [String] {
    if let next = result.next {
      let place = "\(Self.name(ofFile: next.file)):\(next.line)"
      let left = Wording.count(result.features.reduce(0) { $0 + $1.stories - $1.passed }, "story is", "stories are")
      return [
        "\(left) left until it can be compared"
          + (result.charter.sections.isEmpty ? "." : "; to belong here, it needs its rules and the charter as well."),
        "Next: \(Wording.clipped(next.name))", "  \(command) stories\(options) \(place)",
      ]
    }
    guard !wasInterrupted else { return ["The check was interrupted; all stories that were run by then passed."] }
    let sentence =
      switch (result.isComplete, result.wasLookedAtWhole) {
      case (true, true): "Nothing is missing."
      case (true, false): "Nothing is missing of what was looked at."
      case (false, _): "All stories pass, so it can be compared; see above for what is missing."
      }
    guard reference != nil else { return [sentence] }
    return [
      sentence, "Next: what stories don't think of, a walk at random does.",
      "  \(command) walk --steps 500000\(options)",
    ]
  }

  private var options: String { [reference, architecture].compactMap(\.self).map { " --architecture \($0)" }.joined() }

  // MARK: - Stories

  package mutating func lines(of feature: CheckResult.Feature) -> [String] {
    let file = Self.name(ofFile: feature.file)
    guard feature.passed < feature.stories else {
      return ["✓ \(feature.name): \(Wording.count(feature.stories, "story", "stories"))  (\(file))"]
    }
    guard feature.notRun < feature.stories else {
      return ["– \(feature.name): \(Wording.count(feature.stories, "story", "stories")), not run  (\(file))"]
    }
    let left =
      feature.notRun == 0 ? "" : ", \(feature.notRun) not run\(feature.next == nil ? "" : " after others had hung")"
    let sum = "✗ \(feature.name): \(feature.passed) of \(feature.stories) stories\(left)  (\(file))"
    guard let story = feature.next, let failure = story.failure else { return [sum] }
    let details = [failure.step] + failure.details
    let head = [sum] + Self.lines(of: story, failing: failure)
    if let same = told.first(where: { $0.failure == details }) { return head + ["      The same as in \(same.place)."] }
    told.append((details, "\(Self.name(ofFile: story.file)):\(story.line)"))
    return head + Self.lines(of: failure)
  }

  private static func lines(of story: StoriesResult.Story, failing failure: StoriesResult.Failure) -> [String] {
    let file = name(ofFile: story.file)
    return [
      "    \(file):\(story.line): \(Wording.clipped(story.name))",
      "    \(file):\(failure.line): \(step(of: story, failing: failure))",
    ]
  }

  /// Checks after the last step belong to no step.
  private static func step(of story: StoriesResult.Story, failing failure: StoriesResult.Failure) -> String {
    story.passedSteps + story.skipped.count < story.steps
      ? "step \(story.passedSteps + 1) of \(story.steps): \(Wording.clipped(failure.step))" : "after the last step"
  }

  private static func lines(of failure: StoriesResult.Failure) -> [String] {
    failure.details.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      .map { Wording.clipped("      \($0)") }
  }

  private static func name(ofFile path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  // MARK: - Rules

  private static func lines(of rules: CheckResult.Rules) -> [String] {
    if let reason = rules.reason { return ["Rules: not checked: \(reason)"] }
    guard !rules.rules.isEmpty else { return ["Rules: it states none; none was checked."] }
    let checked = rules.rules.filter { $0.whyUnchecked == nil }
    let broken = checked.filter { !$0.violations.isEmpty }
    let sum =
      "Rules: \(checked.count) checked, \(broken.count) broken, \(rules.rules.count - checked.count) not checked."
    return [sum] + broken.flatMap { ["  ✗ \($0.statement)"] + $0.violationLines }
      + rules.rules.compactMap { rule in rule.whyUnchecked.map { "  ? \(rule.statement)  (\($0))" } }
  }

  // MARK: - Tests

  private static func lines(of run: CheckResult.TestRun?) -> [String] {
    guard let run else { return [] }
    let failures = run.failures.prefix(mostFailures).map { Wording.clipped("  ✗ \($0)") }
    let rest = run.failures.count - failures.count
    let sum =
      run.tests == 0
      ? []
      : ["Tests: \(run.tests - run.failures.count) of \(Wording.count(run.tests, "test", "tests")) of its own pass."]
    return (run.reason.map { ["Tests: not all run: \($0)"] } ?? []) + sum + failures
      + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// Lists the sentences that fail, section by section; a section in which none holds yet is one line.
  private func lines(of charter: CheckResult.Charter) -> [String] {
    let sections = charter.sections
    guard !sections.isEmpty else { return ["Charter: not looked at: \(charter.reason ?? "it has no sentences.")"] }
    let all = sections.reduce(0) { $0 + $1.sentences }
    let missing = sections.reduce(0) { $0 + $1.missing.count }
    var lines = charter.reason.map { ["Charter: not all run: \($0)"] } ?? []
    lines.append("Charter: \(all - missing) of \(all) sentences of docs/test-charter.md hold.")
    for section in sections {
      lines +=
        section.missing.count == section.sentences
        ? ["  ✗ \(section.name): none of \(section.sentences)"]
        : section.missing.map { "  ✗ \(section.name): \($0)" }
    }
    let failures = charter.failures.prefix(Self.mostFailures)
    lines += failures.map { Wording.clipped("  ✗ \($0)") }
    if failures.count < charter.failures.count { lines.append("  and \(charter.failures.count - failures.count) more") }
    if missing > 0 || !failures.isEmpty {
      lines.append("  To see why: SAMEAPP_CHARTER=\(architecture) swift test --filter CharterTests")
    }
    return lines
  }
}
