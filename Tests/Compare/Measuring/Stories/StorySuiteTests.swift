import Basics
import Foundation
import Stories
import SuiteFixtures
import Testing

@testable import Measuring

struct StorySuiteTests {
  private let folder = TemporaryFolder.holding(["failing.feature": StoryText.failing])

  @Test("Handling a story's outcome doesn't count against its time limit")
  func timeLimit() throws {
    let path = folder.path(of: "failing.feature")
    let suite = StorySuite(Bench([FakeArchitecture("A")]), timeLimit: 60)
    var secondsLeft: [UInt32] = []
    _ = try suite.runHere(StoryLoader().load([path]), named: StoryPaths(given: [path], orBundled: [])) { event in
      if case .story = event { secondsLeft.append(alarm(0)) }
    }
    #expect(secondsLeft == [0])
  }
}
