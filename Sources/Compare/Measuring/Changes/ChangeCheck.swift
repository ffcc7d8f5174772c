import Foundation
import HeadlessUI
import Results
import Toolchain

extension Bench {
  /// Checks a change request in all implementations that have a patch, unless a result for the same content is cached.
  package func check(_ request: ChangeRequest) throws -> ChangeCheckResult {
    let profiles = architectures.map(\.profile)
    let patched = profiles.filter { request.hasPatch(of: $0.name) }
    let cache = try CheckCache(of: request.package)
    let key = try cache.key(of: request, patched)
    var recorded = try RecordedEffects(of: request)
    let lacksEffects = try patched.contains { try recorded.effects(by: $0) == nil }
    if var result = cache.result(of: request.id, key: key), !result.findings.isEmpty || !lacksEffects {
      result.isKept = true
      return result
    }
    var result = ChangeCheckResult(
      request: request.id, architectures: patched.map(\.name),
      lacking: profiles.map(\.name).filter { !request.hasPatch(of: $0) })
    do {
      // Finds errors that need no build first.
      let common = try request.texts()
      let trials = try ChangeTrial.all(of: request, by: patched)
      let superseded = try request.superseded()
      if !patched.isEmpty {
        let copy = try ChangedCopy(of: request.package, self)
        let effects = try EffectsMeasurement(request, patched, observer)
        var check = ChangeCheck(
          request: request, superseded: superseded, copy: copy, effects: effects, observer: observer, result: result)
        result = try check.run(trials, common: common)
        // Only the effects of patches that implement the request count.
        if try result.findings.isEmpty && cache.key(of: request, patched) == key {
          try recorded.record(check.effects?.effects ?? [:], of: patched)
        }
      }
    } catch let error as ChangeError {
      result.findings.append(.init(error.place ?? request.place(of: "request.md"), error.reason))
    } catch ToolchainError.failed(let command, _, _, let output) {
      result.findings.append(.init(nil, "“\(command)” fails", details: ChangeCheck.lines(of: output)))
    }
    if try cache.key(of: request, patched) == key {
      try cache.keep(result, key: key)
    } else {
      observer.diagnostic(
        "\(request.id): the findings weren't recorded because a file that the check reads has changed meanwhile.")
    }
    return result
  }
}

/// Tries a change request in a copy of the package. Its stories must fail without the patches and pass with them, and
/// nothing else may change.
struct ChangeCheck {
  private static let walkSteps = 5000
  let request: ChangeRequest
  let superseded: [ChangeRequest.Superseded]
  var copy: ChangedCopy
  var effects: EffectsMeasurement?
  let observer: Observer
  var result: ChangeCheckResult

  mutating func run(_ trials: [ChangeTrial], common: [String: String?]) throws -> ChangeCheckResult {
    defer { observer.progress("") }
    say("building without patches")
    try copy.build(common)
    try copy.prepare(result.architectures.flatMap { ownStories(in: [$0]) })
    for name in result.architectures { try findPassedBefore(in: name) }
    effects?.read(in: copy)
    for trial in trials {
      try check(trial)
      guard trial.isAccepted else { continue }
      effects?.count(in: copy, stories: result.stories)
      effects?.tryTests(in: copy, trial.texts, common: common)
    }
    return result
  }

  mutating func check(_ trial: ChangeTrial) throws {
    let count = trial.patches.count
    say("building with \(count == 1 ? "a patch" : "\(count) patches")")
    try copy.build(trial.texts)
    result.patches += count
    say("stories and a walk")
    let alone = superseded.isEmpty ? [] : trial.names.map { [$0] }
    let walk = WorkerJob.checkWalk(steps: Self.walkSteps, seed: 1, architectures: trial.names)
    try copy.prepare(
      [walk] + ownStories(in: trial.names)
        + ([trial.names] + alone).map { .checkStories(file: nil, architectures: $0) })
    try checkStories(trial)
    try checkSuperseded(trial)
    say("rules")
    try checkRules(trial)
    result.walkSteps = Self.walkSteps
    let walked = try copy.result(WalkResult.self, of: walk)
    if !walked.finding.isEmpty {
      let details = walked.finding + walked.story
      find(nil, "a walk finds something\(trial.wording)", details)
    }
    say("own tests")
    try checkTests(trial)
  }

  private mutating func find(_ place: String?, _ text: String, _ details: [String] = [], story: String? = nil) {
    result.findings.append(.init(place, text, details: details, story: story))
  }

  private func say(_ step: String) { observer.begins("\(request.id): \(step)") }

  static func lines(of text: String) -> [String] {
    ToolchainError.cause(in: text).split(separator: "\n").map(String.init)
  }

  // MARK: - Stories

  private func ownStories(in architectures: [String]) -> [WorkerJob] {
    request.hasStories ? [.checkStories(file: request.stories.path, architectures: architectures)] : []
  }

  private func stories(_ job: WorkerJob) throws -> [StoriesResult.Story] {
    try copy.result(StoriesResult.self, of: job).stories
  }

  private mutating func findPassedBefore(in name: String) throws {
    for story in try ownStories(in: [name]).flatMap(stories) where story.failure == nil {
      find(
        "\(request.place(of: "stories.feature")):\(story.line)",
        "“\(story.name)” passes in \(name) before anything was changed, so it shows nothing; have it see the change.")
    }
  }

  private mutating func checkStories(_ trial: ChangeTrial) throws {
    let own = try ownStories(in: trial.names).flatMap(stories)
    let others = try stories(.checkStories(file: nil, architectures: trial.names))
      .filter { story in !superseded.contains { $0.story == story.name } }
    (result.stories, result.otherStories) = (own.count, others.count)
    findFailures(of: own, "fails\(trial.wording)", in: request.place(of: "stories.feature"))
    findFailures(of: others, "passed before and fails now\(trial.wording)")
  }

  /// - Parameter file: The stories' file, or `nil` for the file in each story.
  private mutating func findFailures(of stories: [StoriesResult.Story], _ what: String, in file: String? = nil) {
    for story in stories {
      guard let failure = story.failure else { continue }
      find(
        "\(file ?? story.file):\(failure.line)", "“\(story.name)” \(what): \(failure.step)", failure.details,
        story: story.name)
    }
  }

  /// Checks that superseded stories fail in each implementation. Run in all together, they would fail as soon as one
  /// does.
  private mutating func checkSuperseded(_ trial: ChangeTrial) throws {
    result.superseded = superseded.count
    guard !superseded.isEmpty else { return }
    for name in trial.names {
      let stories = try self.stories(.checkStories(file: nil, architectures: [name]))
      for entry in superseded {
        let namesakes = stories.filter { $0.name == entry.story }
        let place = "\(request.place(of: "superseded.txt")):\(entry.line)"
        if namesakes.isEmpty {
          guard trial.isAccepted, name == trial.names.first else { continue }
          find(place, "unknown story “\(entry.story)”; use its name in the feature.")
        } else if namesakes.contains(where: { $0.failure == nil }) {
          find(
            place,
            "“\(entry.story)” still passes in \(name)\(trial.wording), though it is superseded; finish the change, or take the line out."
          )
        }
      }
    }
  }

  // MARK: - Rules and tests

  private mutating func checkRules(_ trial: ChangeTrial) throws {
    let rules = try copy.result(RulesResult.self, of: .checkRules(architectures: trial.names))
    for architecture in rules.architectures {
      let file = trial.patches.first { $0.profile.name == architecture.name }?.file ?? nil
      for rule in architecture.rules where !rule.violations.isEmpty {
        find(
          file.map(request.place), "the rule “\(rule.statement)” is broken",
          rule.violations.map { "\($0.locations.first ?? ""): \($0.from) → \($0.to)" })
      }
    }
  }

  private mutating func checkTests(_ trial: ChangeTrial) throws {
    let outcomes = try copy.tests(of: trial.patches.map(\.profile), isCounted: trial.isAccepted && effects != nil)
    for (profile, file) in trial.patches {
      guard let outcome = outcomes[profile.name] else { continue }
      let run = outcome.run
      result.tests += run.tests
      // Tests that don't compile keep all others from running, and are reported for their own implementation.
      let errors = outcome.errors.compactMap { copy.path(of: $0.file) }
      guard errors.isEmpty || errors.contains(where: { request.isOwn($0, of: profile) }) else { continue }
      guard !run.hasPassed else { continue }
      find(
        file.map(request.place), "own tests of \(profile.name) fail",
        (run.reason.map(copy.withoutFolder).map(Self.lines) ?? []) + run.failures)
    }
  }
}
