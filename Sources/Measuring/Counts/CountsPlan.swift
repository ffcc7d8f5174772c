import HeadlessUI
import Workloads

/// What is to be counted: the same for a measurement and for each of its launches.
package struct CountsPlan {
  package let stories: ChosenStories
  package let architectures: [any Architecture]
  /// Who shows what the stories show.
  package let reference: any Architecture
  package let countsInstructions: Bool

  package init(
    _ architectures: [any Architecture], reference: any Architecture, stories: ChosenStories,
    countsInstructions: Bool = false
  ) {
    self.architectures = architectures
    self.reference = reference
    self.stories = stories
    self.countsInstructions = countsInstructions
  }

  func arguments(_ subject: CountedSubject, instructions: Bool) -> [String] {
    let who =
      switch subject {
      case .implementation(let architecture): "--architecture=\(architecture.profile.name)"
      case .empty: "--empty"
      }
    return ["tally", who, "--reference=\(reference.profile.name)"] + stories.names.map { "--story=\($0)" }
      + (instructions ? ["--instructions"] : [])
  }
}

package enum CountedSubject {
  case implementation(any Architecture)
  /// What only shows what the reference showed.
  case empty

  func architecture(driven: DrivenSteps, reference: any Architecture) -> any Architecture {
    switch self {
    case .implementation(let architecture): architecture
    case .empty: EmptyArchitecture(showing: driven.snapshots, as: reference.profile)
    }
  }
}
