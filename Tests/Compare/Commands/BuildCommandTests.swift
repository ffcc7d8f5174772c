import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite

@Suite(.timeLimit(.minutes(20)))
struct BuildCommandTests {
  @Test(.tags(.packageBuild), .inGate) func eachBuildIsTimedAndTheSourcesAreLeftAsTheyAre() throws {
    let package = try TinyPackage()
    let sources = package.architecture.profile.sources
    let before = try String(contentsOf: sources.appending(path: "A.swift"), encoding: .utf8)
    var process = package.process
    var nanoseconds: UInt64 = 0
    process.processorTimeOfChildren = {
      nanoseconds += 500_000_000
      return nanoseconds
    }
    let run = CompareRun(
      "build", "--rounds", "2", "--format", "json", architectures: [package.architecture], process: process)
    try #require(run.diagnostics.isEmpty)
    let result = try JSONDecoder().decode(BuildResult.self, from: Data(run.output.utf8))
    let found = try #require(result.architectures.first)
    #expect(result.circumstances.command == "compare build --rounds 2 --format json")
    #expect(found.module == "FakeA" && found.files == 2 && found.changedFile == "A.swift")
    #expect(found.configurations.map { $0.times.map(\.kind) } == [[.clean, .changed, .unchanged], [.clean]])
    for times in found.configurations.flatMap(\.times) {
      #expect(times.seconds.count == 2)
      #expect(times.processorSeconds == [0.5, 0.5])
    }
    let size = try #require(found.size)
    #expect(size.code > 0 && size.reflection > 0)
    #expect(try String(contentsOf: sources.appending(path: "A.swift"), encoding: .utf8) == before)
    #expect(run.exitCode == .success)
  }

  @Test func architecturesOutsideOfAnyPackageAreUnusable() {
    CompareRun("build", architectures: [FakeArchitecture("A")])
      .expectRefusal("The sources of A are in no package; run compare in the checkout it was built from.\n")
  }
}
