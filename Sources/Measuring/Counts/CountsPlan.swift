import HeadlessUI

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
    let who = subject.architecture.map { "--architecture=\($0.profile.name)" } ?? "--empty"
    return ["tally", who, "--reference=\(reference.profile.name)"] + stories.names.map { "--story=\($0)" }
      + (instructions ? ["--instructions"] : [])
  }
}

package enum CountedSubject {
  case implementation(any Architecture)
  /// What only shows what the reference showed.
  case empty

  var architecture: (any Architecture)? {
    if case .implementation(let architecture) = self { architecture } else { nil }
  }
}
