import HeadlessUI
import Workloads

/// Whose work is counted.
enum CountedContender {
  case implementation(any Architecture)
  /// What only shows what the reference showed.
  case empty

  /// The architecture for one run of a story.
  func architecture(driven: DrivenSteps, reference: any Architecture) -> any Architecture {
    switch self {
    case .implementation(let architecture): architecture
    case .empty: EmptyArchitecture(showing: driven.snapshots, as: reference.profile)
    }
  }
}
