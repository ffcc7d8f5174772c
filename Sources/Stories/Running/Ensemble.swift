import HeadlessUI
import SharedModel

/// Implementations on separate stages that run every step together.
struct Ensemble {
  let stages: [Stage]
  private let inspector: Inspector

  init(_ architectures: [any Architecture], guide: Guide, liveness: any LivenessProbe) {
    stages = architectures.map { Stage(architecture: $0, guide: guide, liveness: liveness, keepsLog: true) }
    inspector = Inspector(stages, guide: guide)
  }

  /// Runs a step in every implementation, and returns the reason if it was skipped.
  func take(_ definition: StepDefinition, _ arguments: StepArguments) -> Result<String?, StoryFailure.Reason> {
    var problems: [StoryFailure.Problem] = []
    var skipReason: String?
    for stage in stages {
      do {
        try definition.run(stage, arguments)
      } catch StepProblem.notCheckable(let reason) {
        skipReason = reason
      } catch {
        problems.append(StoryFailure.Problem(architecture: stage.name, message: "\(error)"))
      }
    }
    let snapshots = stages.map(\.shown)
    if let finding = Finding(faultsOf: stages) ?? Finding(survivorsOf: stages) { return .failure(.finding(finding)) }
    if let divergence = Divergence(looksOf: stages, snapshots: snapshots) {
      return .failure(.divergence(divergence, problems))
    }
    guard problems.isEmpty else { return .failure(.problems(problems)) }
    do { try inspector.inspect(snapshots) } catch { return .failure(.finding(error)) }
    return .success(skipReason)
  }

  /// Ends the apps' processes, and returns what outlives them.
  func end() -> Finding? {
    for stage in stages { stage.kill() }
    return Finding(survivorsOf: stages)
  }
}
