import HeadlessUI

nonisolated package enum Finding: Error, Hashable, Codable, Sendable {
  case divergence(Divergence)
  case refused([StoryFailure.Problem])
  /// An element shows activity although nothing is due and no service is silent.
  case endlessWait(architecture: String, id: String)
  case notAsStored(what: String, shown: String, stored: String)
  case miscounted(text: String, shown: String)
  /// What is shown, stored or sent contradicts a sentence of the specification.
  case contradiction(sentence: String, found: String)
  /// A relaunch doesn't restore the navigation state; both sides are story steps.
  case notRestored(architecture: String, expected: [String], shown: [String])
  case leftBehind(architecture: String, message: String)
  case outlivesKill(architecture: String, message: String)
  case faults([StoryFailure.Problem])
  /// An implementation crashed or hung; its name is `nil` if unknown.
  case died(architecture: String?, message: String)

  /// The implementation at fault; `nil` if several are compared or it isn't known.
  var architecture: String? {
    switch self {
    case .endlessWait(let name, _), .notRestored(let name, _, _), .leftBehind(let name, _), .outlivesKill(let name, _):
      name
    case .died(let name, _): name
    case .divergence, .refused, .notAsStored, .miscounted, .contradiction, .faults: nil
    }
  }

  /// Finds objects that outlived a process killed since the last call.
  @MainActor
  init?(survivorsOf stages: [Stage]) {
    let left = stages.compactMap { stage in stage.takeSurvivors().map { (stage.name, $0) } }
    guard let (name, survivors) = left.first else { return nil }
    self = .outlivesKill(architecture: name, message: "Alive after the app was killed: \(survivors).")
  }

  /// Finds faults since the last call. Call it after layout.
  @MainActor
  init?(faultsOf stages: [Stage]) {
    let problems = stages.flatMap { stage in
      ((stage.app as? any FaultReporting)?.takeFaults() ?? []).map {
        StoryFailure.Problem(architecture: stage.name, message: $0.description)
      }
    }
    guard !problems.isEmpty else { return nil }
    self = .faults(problems)
  }

  nonisolated package func lines(among names: [String]) -> [String] {
    switch self {
    case .divergence(let divergence): divergence.lines
    case .refused(let problems), .faults(let problems): problems.lines(among: names)
    case .endlessWait(let name, let id): ["\(name): “\(id)” waits, but nothing is due and every request was answered."]
    case .notAsStored(let what, let shown, let stored): ["\(what): shown is \(shown), stored is \(stored)."]
    case .miscounted(let text, let shown): ["“note.count” reads “\(shown)” for “\(text)”."]
    case .contradiction(let sentence, let found):
      ["\(Participants(names: names).called(names)): “\(sentence)” (docs/app-spec.md); but \(found)."]
    case .notRestored(let name, let expected, let shown):
      [
        "\(name): what was saved isn't what the relaunch shows"
          + (shown.first { !expected.contains($0) }.map { ", where \($0)." } ?? "."),
        "- saved", "+ shown",
      ] + LineDiff.lines(from: expected, to: shown, context: 1).map { "  \($0)" }
    case .leftBehind(let name, let message), .outlivesKill(let name, let message): ["\(name): \(message)"]
    case .died(_, let message): [message]
    }
  }
}
