import HeadlessUI

/// What is wrong after a step.
nonisolated public enum Finding: Error, Hashable, Codable, Sendable {
  /// The implementations are not alike.
  case divergence(Divergence)
  /// An action is possible in some implementations only, or does not work in any.
  case refused([StoryFailure.Problem])
  /// Something shows that it waits, although nothing is due and no service is silent.
  case endlessWait(architecture: String, id: String)
  /// What is shown isn't what is stored.
  case notAsStored(what: String, shown: String, stored: String)
  /// A text is not as long as is said beside it.
  case miscounted(text: String, shown: String)
  /// A relaunch does not go on where the user was; both sides are steps of a story.
  case notRestored(architecture: String, expected: [String], shown: [String])
  case leftBehind(architecture: String, message: String)
  /// Objects of an app outlive its process.
  case outlivesKill(architecture: String, message: String)
  /// An app did what UIKit doesn't bear.
  case faults([StoryFailure.Problem])
  /// An implementation, if it is known which, has ended its process, or never came to the end of a step.
  case died(architecture: String?, message: String)
}

extension Finding {
  /// The implementation that it is about; nil where several are compared, or it isn't known which.
  var architecture: String? {
    switch self {
    case .endlessWait(let name, _), .notRestored(let name, _, _), .leftBehind(let name, _), .outlivesKill(let name, _):
      name
    case .died(let name, _): name
    case .divergence, .refused, .notAsStored, .miscounted, .faults: nil
    }
  }

  /// What has outlived processes that were killed since the last time; nil when that is nothing.
  @MainActor
  init?(survivorsOf stages: [Stage]) {
    let left = stages.compactMap { stage in stage.takeSurvivors().map { (stage.architecture.profile.name, $0) } }
    guard let (name, survivors) = left.first else { return nil }
    self = .outlivesKill(architecture: name, message: "Alive after the app was killed: \(survivors).")
  }

  /// What the apps did since the last time and must not do; nil when that is nothing. To be asked for once all is laid out.
  @MainActor
  init?(faultsOf stages: [Stage]) {
    let problems = stages.flatMap { stage in
      ((stage.app as? any FaultReporting)?.takeFaults() ?? []).map {
        StoryFailure.Problem(architecture: stage.architecture.profile.name, message: $0.description)
      }
    }
    guard !problems.isEmpty else { return nil }
    self = .faults(problems)
  }
}
