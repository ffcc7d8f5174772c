import Basics
import Foundation
import Probes
import Results
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite
@testable import Measuring

struct CountsCommandTests {
  /// A leaked screen and a leaked list entry. Only `LiveObjectsTests` tracks real objects, because the process has one
  /// record.
  private static let leak: [ObjectKind: LiveCount] = [
    .instance(name: "FakeB.Screen", module: "FakeB"): LiveCount(objects: 1),
    ObjectKind(collection: [Int].self): LiveCount(objects: 1, elements: 5),
  ]
  private let folder = TemporaryFolder.holding([
    "pass.feature": StoryText.passing + "\n" + StoryText.another, "fail.feature": StoryText.failing,
  ])

  private func process(_ file: String = "pass.feature") -> ProcessContext {
    var process = ProcessContext.fake(stories: [folder.path(of: file)])
    process.makeProbe = { LivenessProbeDouble(alive: Self.leak) }
    let launch = process.doingItsJobs().launchItself
    process.launchItself = { jobs, environment in
      #expect(environment["SWIFT_DETERMINISTIC_HASHING"] == "1")
      return try launch(jobs, environment)
    }
    return process
  }

  private func result(process: ProcessContext) throws -> CountsResult {
    let run = CompareRun("counts", "--format=json", process: process)
    return try JSONDecoder().decode(CountsResult.self, from: Data(run.output.utf8))
  }

  @Test func whatIsLeftBehindIsNamedByItsClassOfEachModule() throws {
    let result = try result(process: process())
    #expect(result.subjects == ["A", "B", "replay"])
    #expect(result.stories.map { $0.entry(of: "B")?.leftBehind } == [["FakeB.Screen": 1], ["FakeB.Screen": 1]])
    #expect(result.overall.entry(of: "B")?.leftBehind == ["FakeB.Screen": 2])
    let text = CompareRun("counts", process: process())
    #expect(text.output.contains("\nB left behind, in 2 stories: 2 × FakeB.Screen.\n"))
    #expect(text.exitCode == .success)
  }

  @Test func whichStepsAreLeftOutIsFoundOutOnceForAllWhoRunTheStories() throws {
    try folder.write(StoryText.passing + "\n    Then nothing is left behind\n", to: "behind.feature")
    var process = process("behind.feature")
    let launch = process.launchItself
    var leftOut: [[[Int]]?] = []
    process.launchItself = { jobs, environment in
      leftOut = jobs.map { if case .count(let job) = $0 { job.leftOut } else { nil } }
      return try launch(jobs, environment)
    }
    let found = try result(process: process)
    #expect(leftOut == [[[2]], [[2]], nil])
    #expect(found.stories.map(\.steps) == [2])
    #expect(found.stepsLeftOut == 1)

    // A process that isn't told finds the same steps.
    process.launchItself = { jobs, environment in
      let untold = jobs.map { job -> WorkerJob in
        guard case .count(var count) = job else { return job }
        count.leftOut = nil
        return .count(count)
      }
      return try launch(untold, environment)
    }
    let alone = try result(process: process)
    #expect(alone.stories == found.stories)
  }

  @Test func csvHasARowForEachStoryAndContender() {
    let lines = CompareRun("counts", "--format=csv", process: process()).output.split(separator: "\n")
    #expect(lines[0].hasPrefix("story,steps,subject,allocations,"))
    #expect(lines.count == 1 + 3 * 3)
    #expect(lines[1].hasPrefix(",3,A,"))
    #expect(lines[4].hasPrefix("Out,2,A,"))
  }

  @Test func onlyWhatPassesIsCounted() {
    let run = CompareRun("counts", process: process("fail.feature"))
    #expect(run.output.contains("\nOnly what behaves the same is counted.\n"))
    #expect(run.exitCode == .failed)
  }

  @Test func outputThatIsNoCountsIsAnError() {
    var process = process()
    process.launchItself = { jobs, _ in jobs.map { _ in Data("Killed".utf8) } }
    CompareRun("counts", process: process).expectRefusal("Another process of compare sent no readable counts: ")
  }
}
