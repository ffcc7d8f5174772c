import HeadlessUI
import SharedModel
import Benchmarks

/// What is to be counted: the same for a measurement and for each of its launches.
package struct CountsPlan {
  package let stories: ChosenStories
  package let architectures: [any Architecture]
  /// Who shows what the stories show.
  package let reference: any Architecture
  package let countsInstructions: Bool
  /// Of each story the places of the steps that can't be counted everywhere; nil where a launch finds out by itself.
  package var leftOut: [[Int]]?

  package init(
    _ architectures: [any Architecture], reference: any Architecture, stories: ChosenStories,
    countsInstructions: Bool = false
  ) {
    self.architectures = architectures
    self.reference = reference
    self.stories = stories
    self.countsInstructions = countsInstructions
  }

  /// The same with the steps found out that are left out, once for all launches.
  func findingLeftOut() throws -> CountsPlan {
    let guide = try Guide.bundled()
    var plan = self
    plan.leftOut = stories.scenarios.map { DrivenSteps(of: $0, in: reference, guide: guide).leftOut }
    return plan
  }

  /// What a launch of a subject is given. Who shows what was recorded has to record it first, and finds out by itself.
  func launch(_ subject: CountedSubject, instructions: Bool) -> [String] {
    let arguments = arguments(subject, instructions: instructions)
    guard let leftOut, subject.architecture != nil else { return arguments }
    return arguments + ["--left-out=\(leftOut)"]
  }

  /// The same without what it finds out by itself.
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
