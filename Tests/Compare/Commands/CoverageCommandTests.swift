import Foundation
import Metrics
import Results
import SuiteFixtures
import SyntaxFacts
import Testing

@testable import CompareSuite

#if os(Linux)
  @Suite(
    .serialized, .timeLimit(.minutes(20)),
    .enabled(if: SyntaxReader.isAvailable, "needs the toolchain's SwiftSyntax"))
  struct CoverageCommandTests {
    @Test(.tags(.packageBuild), .inGate) func aPackageIsBuiltApartAndWhatRanIsCounted() throws {
      let package = try TinyPackage()
      let run = CompareRun(
        "coverage", "--format", "json", architectures: [package.architecture], process: package.process)
      try #require(run.diagnostics.wholeMatch(of: /building \S+ so that it counts what runs\n/) != nil)
      #expect(run.exitCode == .failed)
      let result = try JSONDecoder().decode(CoverageResult.self, from: Data(run.output.utf8))
      let found = try #require(result.architectures.first)

      #expect(found.files.map(\.name) == ["A.swift", "B.swift"])
      // The initialiser, two functions and two branches in one of them; the initial value isn't a region.
      #expect(
        found.files[0].ownTests
          == CoveredShare(
            coveredRegions: 3, regions: 5, coveredDecided: 1, decided: 2, coveredLines: 5))
      #expect(found.files[0].testsWithoutScreen == found.files[0].ownTests)
      #expect(
        found.files[0].stories
          == CoveredShare(
            coveredRegions: 4, regions: 5, coveredDecided: 1, decided: 2, coveredLines: 8))
      #expect(
        found.files[0].charter
          == CoveredShare(
            coveredRegions: 4, regions: 5, coveredDecided: 1, decided: 2, coveredLines: 8))
      #expect(found.files[1].ownTests == CoveredShare(regions: 1))
      #expect(found.unlinked == ["B.swift:2 unlinked()"])

      #expect(found.tests.tests == 2)
      #expect(found.tests.lines == 7)
      #expect(found.tests.doubles == ["Double"])
      #expect(result.failures.map(\.what) == ["FakeATests.Tests/fails()", "the charter in A"])

      let spread = CompareRun(
        "spread", "--story", "Second", "--format", "json", architectures: [package.architecture],
        process: package.process)
      try #require(spread.diagnostics.wholeMatch(of: /building \S+ so that it counts what runs\n/) != nil)
      #expect(spread.exitCode == .success)
      let spreadResult = try JSONDecoder().decode(SpreadResult.self, from: Data(spread.output.utf8))
      let entry = try #require(spreadResult.stories.first?.entries.first)
      #expect(spreadResult.stories.map(\.name) == ["Second"])
      #expect(entry.ran == SpreadSize(types: 1, files: 1, lines: 5))
      #expect(spreadResult.common == ["A": SpreadSize(types: 1, files: 1, lines: 2)])
    }

    @Test func architecturesOutsideOfAnyPackageAreUnusable() {
      for command in ["coverage", "spread"] {
        let run = CompareRun(command, architectures: [FakeArchitecture("A")])
        #expect(run.exitCode == .unusableInput)
        #expect(run.diagnostics.contains("measured in one package, and the architectures are in none."))
      }
    }
  }
#endif
