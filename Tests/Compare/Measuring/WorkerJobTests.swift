import Basics
import SuiteFixtures
import Testing

@testable import Measuring

struct WorkerJobTests {
  nonisolated private static let jobs: [WorkerJob] = [
    .startCold(architecture: "A"),
    .count(CountingJob(architecture: nil, reference: "A", stories: ["“One”"], leftOut: [[1], []])),
    .walk(WalkJob(route: .stretch(1, steps: 9, seed: .max), architectures: ["A"], stepLimit: 1)),
    .runStories(
      StoriesJob(
        architectures: ["A"], stories: [StoryLines(path: "a.feature", lines: [3, 9])], timeLimit: 10, failsFast: true)),
  ]

  @Test(arguments: jobs) func aJobIsReadAsItWasWritten(job: WorkerJob) throws {
    let arguments = try job.arguments
    #expect(arguments.count == 2 && arguments[0] == WorkerJob.command)
    #expect(try WorkerJob(arguments[1]) == job)
  }

  @Test(arguments: ["", "{", "{\"nap\":{}}"]) func whatIsNoJobIsRefused(text: String) {
    #expect(throws: MeasuringError.self) { try WorkerJob(text) }
  }

  @Test func anArchitectureThatIsMissingIsNamed() {
    #expect(throws: MeasuringError.unknownArchitecture("B")) {
      try Bench([FakeArchitecture("A")]).perform(.startCold(architecture: "B")) { _ in }
    }
  }
}
