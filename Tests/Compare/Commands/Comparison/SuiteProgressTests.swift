import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

struct SuiteProgressTests {
  private final class Clock {
    var now = ContinuousClock().now
  }

  private let clock = Clock()
  private let folder: URL
  private let results: TemporaryFolder

  init() throws {
    results = try TemporaryFolder()
    folder = URL(filePath: results.path)
  }

  private func progress() -> SuiteProgress {
    let console = Console(result: { _ in }, diagnostic: { _ in })
    return SuiteProgress(times: PartTimes(in: folder), console: console) { [clock] in clock.now }
  }

  /// Lets a part take so many seconds.
  private func measure(_ part: SuitePart, seconds: Double, in progress: SuiteProgress) {
    progress.hear(.begins(part, number: 1, of: 2))
    clock.now += .seconds(seconds)
    progress.hear(.ends(.walk, isWhole: true))
  }

  @Test func whatPartsTookLastTimeTellsHowMuchIsLeft() {
    let first = progress()
    measure(.stories, seconds: 10, in: first)
    measure(.walk, seconds: 30, in: first)
    let progress = progress()
    progress.hear(.expects([.stories, .walk]))
    progress.hear(.begins(.stories, number: 1, of: 2))
    #expect(progress.line("") == "░░░░░░░░░░░░░░░░░░░░ 0 %, 40 s left, stories")
    clock.now += .seconds(10)
    progress.hear(.ends(.walk, isWhole: true))
    progress.hear(.begins(.walk, number: 1, of: 2))
    clock.now += .seconds(10)
    #expect(progress.line("step 7") == "██████████░░░░░░░░░░ 50 %, 20 s left, walk: step 7")
  }

  @Test func itNeverGoesBack() {
    let first = progress()
    measure(.walk, seconds: 10, in: first)
    let progress = progress()
    progress.hear(.expects([.walk, .coverage]))
    progress.hear(.begins(.walk, number: 1, of: 2))
    clock.now += .seconds(1000)
    let before = progress.line("")
    progress.hear(.ends(.walk, isWhole: true))
    progress.hear(.begins(.coverage, number: 1, of: 2))
    // Other parts are now expected to take as many times longer.
    let after = progress.line("")
    #expect(before.firstMatch(of: /\d+ %/)?.output == after.firstMatch(of: /\d+ %/)?.output)
    #expect(before.firstMatch(of: /\d+ min/)?.output != after.firstMatch(of: /\d+ min/)?.output)
  }

  @Test func whatWasBrokenOffTellsNothing() {
    let first = progress()
    first.hear(.begins(.walk, number: 1, of: 2))
    clock.now += .seconds(1000)
    first.hear(.ends(.walk, isWhole: false))
    #expect(PartTimes(in: folder).seconds(of: .walk) == PartTimes(in: nil).seconds(of: .walk))
  }

  @Test(arguments: [#"{"walk": 1e300}"#, #"{"walk": -1}"#, #"{"walk": "long"}"#, "{"])
  func aDamagedFileTellsNothing(text: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: "seconds.json"))
    #expect(PartTimes(in: folder).seconds(of: .walk) == PartTimes(in: nil).seconds(of: .walk))
    let progress = progress()
    progress.hear(.expects([.walk]))
    progress.hear(.begins(.walk, number: 1, of: 2))
    #expect(progress.line("").hasSuffix("0 %, 1 s left, walk"))
  }

  @Test func outsideOfAPartAStepStandsAlone() {
    #expect(progress().line("building") == "building")
  }
}
