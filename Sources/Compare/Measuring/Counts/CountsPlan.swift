import HeadlessUI
import SharedModel
import Benchmarks

/// Which implementations to count, in which stories.
package struct CountsPlan {
  let stories: ChosenStories
  package let architectures: [any Architecture]
  /// The implementation whose snapshots the replay baseline shows.
  package let reference: any Architecture

  package init(_ architectures: [any Architecture], reference: any Architecture, stories: ChosenStories) {
    self.architectures = architectures
    self.reference = reference
    self.stories = stories
  }

  /// A job for each subject, the replay baseline last: it records snapshots first, and so finds the omitted steps
  /// itself.
  func jobs() throws -> [CountingJob] {
    let guide = try Guide.bundled()
    let leftOut = stories.scenarios.map { DrivenSteps(of: $0, in: reference, guide: guide).leftOut }
    let names = architectures.map(\.profile.name)
    return names.map { job($0, leftOut: leftOut) } + [job(nil, leftOut: nil)]
  }

  private func job(_ architecture: String?, leftOut: [[Int]]?) -> CountingJob {
    CountingJob(
      architecture: architecture, reference: reference.profile.name, stories: stories.names, leftOut: leftOut)
  }
}
