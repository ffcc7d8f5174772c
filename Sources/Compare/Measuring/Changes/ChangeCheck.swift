import Foundation
import HeadlessUI
import Results
import Toolchain

extension Bench {
  /// Checks a change request in those of the implementations that have a patch for it, unless nothing has changed since that was done.
  package func check(_ request: ChangeRequest) throws -> ChangeCheckResult {
    let profiles = architectures.map(\.profile)
    let patched = profiles.filter { request.hasPatch(of: $0.name) }
    let kept = try CheckCache(of: request.package)
    let key = try kept.key(of: request, patched)
    var recorded = try RecordedEffects(of: request)
    let lacksEffects = try patched.contains { try recorded.effects(by: $0) == nil }
    if var result = kept.result(of: request.id, key: key), !result.findings.isEmpty || !lacksEffects {
      result.isKept = true
      return result
    }
    var result = ChangeCheckResult(
      request: request.id, architectures: patched.map(\.name),
      lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
    do {
      // All that needs no build comes first.
      let given = try request.texts()
      let trials = try ChangeTrial.all(of: request, by: patched)
      let superseded = try request.superseded()
      if !patched.isEmpty {
        let copy = try ChangedCopy(of: request.package, self)
        let effects = try EffectsMeasurement(request, patched, observer)
        var check = ChangeCheck(
          request: request, superseded: superseded, copy: copy, effects: effects, observer: observer, result: result)
        result = try check.run(trials, given: given)
        // What a patch does that doesn't meet its request says nothing.
        if try result.findings.isEmpty && kept.key(of: request, patched) == key {
          try recorded.record(check.effects.effects, of: patched)
        }
      }
    } catch let error as ChangeError {
      result.findings.append(.init(error.place ?? request.place(of: "request.md"), error.reason))
    } catch ToolchainError.failed(let command, _, _, let output) {
      result.findings.append(
        .init(request.place(of: "request.md"), "“\(command)” failed.", details: ChangeCheck.lines(of: output)))
    }
    if try kept.key(of: request, patched) == key {
      try kept.keep(result, key: key)
    } else {
      observer.diagnostic("\(request.id): what was found isn't kept, as what the check reads changed meanwhile.")
    }
    return result
  }
}

/// Tries a change request in a copy of the package: its stories fail without the patches and pass with them, and nothing else has changed.
private struct ChangeCheck {
  private static let walkSteps = 5000
  let request: ChangeRequest
  let superseded: [ChangeRequest.Superseded]
  var copy: ChangedCopy
  var effects: EffectsMeasurement
  let observer: Observer
  var result: ChangeCheckResult

  mutating func run(_ trials: [ChangeTrial], given: [String: String?]) throws -> ChangeCheckResult {
    defer { observer.progress("") }
    say("building without patches")
    try copy.build(given)
    try copy.prepare(result.architectures.map { (.stories(request.stories), [$0]) })
    for name in result.architectures { try findPassedBefore(in: name) }
    effects.read(in: copy)
    for trial in trials {
      try check(trial)
      guard trial.stands else { continue }
      effects.count(in: copy, stories: result.stories)
      effects.tryTests(in: copy, trial.texts, given: given)
    }
    return result
  }

  private mutating func check(_ trial: ChangeTrial) throws {
    let count = trial.patches.count
    say("building with \(count == 1 ? "a patch" : "\(count) patches")")
    try copy.build(trial.texts)
    result.patches += count
    say("stories and a walk")
    let alone = superseded.isEmpty ? [] : trial.names.map { [$0] }
    try copy.prepare(
      [(.walk(steps: Self.walkSteps), trial.names), (.stories(request.stories), trial.names)]
        + ([trial.names] + alone).map { (.stories(nil), $0) })
    try checkStories(trial)
    try checkSuperseded(trial)
    say("rules")
    try checkRules(trial)
    result.walkSteps = Self.walkSteps
    if let lines = try copy.walk(steps: Self.walkSteps, in: trial.names) {
      find(request.place(of: "request.md"), "a walk finds something\(trial.wording)", lines)
    }
    say("own tests")
    try checkTests(trial)
  }

  private mutating func find(_ place: String, _ text: String, _ details: [String] = []) {
    result.findings.append(.init(place, text, details: details))
  }

  private func say(_ step: String) { observer.progress("\(request.id): \(step)") }

  static func lines(of text: String) -> [String] {
    ToolchainError.cause(in: text).split(separator: "\n").map(String.init)
  }

  // MARK: - Stories

  private mutating func findPassedBefore(in name: String) throws {
    for story in try copy.stories(request.stories, in: [name]) where story.failure == nil {
      find(
        "\(request.place(of: "stories.feature")):\(story.line)",
        "“\(story.name)” passes in \(name) before anything was changed, so it shows nothing; have it see the change.")
    }
  }

  private mutating func checkStories(_ trial: ChangeTrial) throws {
    let own = try copy.stories(request.stories, in: trial.names)
    let others = try copy.stories(nil, in: trial.names)
      .filter { story in !superseded.contains { $0.story == story.name } }
    (result.stories, result.otherStories) = (own.count, others.count)
    findFailures(of: own, "fails\(trial.wording)", in: request.place(of: "stories.feature"))
    findFailures(of: others, "passed before and fails now\(trial.wording)")
  }

  /// - Parameter file: What theirs is called; nil for as they name it.
  private mutating func findFailures(of stories: [StoriesResult.Story], _ what: String, in file: String? = nil) {
    for story in stories {
      guard let failure = story.failure else { continue }
      find("\(file ?? story.file):\(failure.line)", "“\(story.name)” \(what): \(failure.step)", failure.details)
    }
  }

  /// A story that is superseded fails in each implementation: of all together it would be enough that one does.
  private mutating func checkSuperseded(_ trial: ChangeTrial) throws {
    result.superseded = superseded.count
    guard !superseded.isEmpty else { return }
    for name in trial.names {
      let stories = try copy.stories(nil, in: [name])
      for entry in superseded {
        let namesakes = stories.filter { $0.name == entry.story }
        let place = "\(request.place(of: "superseded.txt")):\(entry.line)"
        if namesakes.isEmpty {
          guard trial.stands, name == trial.names.first else { continue }
          find(place, "there is no story “\(entry.story)”; name it as its feature does.")
        } else if namesakes.contains(where: { $0.failure == nil }) {
          find(place, "“\(entry.story)” still passes in \(name)\(trial.wording), so it isn't superseded; take it out.")
        }
      }
    }
  }

  // MARK: - Rules and tests

  private mutating func checkRules(_ trial: ChangeTrial) throws {
    for architecture in try copy.rules(of: trial.names).architectures {
      let file = trial.patches.first { $0.profile.name == architecture.name }?.file
      for rule in architecture.rules where !rule.violations.isEmpty {
        find(
          request.place(of: file ?? "request.md"), "the rule “\(rule.statement)” is broken",
          rule.violations.map { "\($0.locations.first ?? ""): \($0.from) → \($0.to)" })
      }
    }
  }

  private mutating func checkTests(_ trial: ChangeTrial) throws {
    let outcomes = try copy.tests(of: trial.patches.map(\.profile))
    for (profile, file) in trial.patches {
      guard let outcome = outcomes[profile.name] else { continue }
      let run = outcome.run
      result.tests += run.tests
      // What doesn't compile keeps those of all from running, and is told where it stands.
      let errors = outcome.filesWithErrors.compactMap(copy.path)
      guard errors.isEmpty || errors.contains(where: { request.isOwn($0, of: profile) }) else { continue }
      guard !run.hasPassed else { continue }
      find(
        request.place(of: file), "tests of \(profile.name) fail", (run.reason.map(Self.lines) ?? []) + run.failures)
    }
  }
}
