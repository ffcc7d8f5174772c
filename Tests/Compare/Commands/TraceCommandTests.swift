import Basics
import Foundation
import Results
import SuiteFixtures
import Testing

@testable import CompareSuite

@Suite(.serialized, .timeLimit(.minutes(20)))
struct TraceCommandTests {
  #if os(Linux)
    @Test(.tags(.packageBuild), .inGate) func aPackageIsBuiltApartAndWhatItsFunctionsReportIsShown() throws {
      let package = try ReportingPackage()
      let run = CompareRun(
        "trace", "Launched", architectures: [package.architecture], process: package.process)
      try #require(run.diagnostics.wholeMatch(of: /building \S+ so that its functions report\n/) != nil)
      #expect(run.exitCode == .success)
      // On the stack, the relay takes the place of the first ear, and must not be mistaken for it.
      #expect(
        run.output.hasPrefix(
          """
          Launched  (one.feature:2)

          Given the app is launched
            A
              A.init()                      A.swift:30
              A.tap()                       A.swift:32
                + Ear.init(name:)  × 2      A.swift:13
                Ear.heard()  × 2            A.swift:17
                  Ear.loud(_:)              A.swift:21
                    Ear.closure in heard()  A.swift:18
                  Ear.last (didSet)         A.swift:10
                − Ear.deinit  × 2           A.swift:7

          """))

      let json = CompareRun(
        "trace", "\(package.storyPath):2", "--format", "json", architectures: [package.architecture],
        process: package.process)
      #expect(json.exitCode == .success)
      let result = try JSONDecoder().decode(TraceResult.self, from: Data(json.output.utf8))
      #expect(result.stories.map(\.name) == ["Launched"])
      #expect(result.screens == [["screen"]])
      #expect(result.functions.allSatisfy { $0.file == "Sources/FakeA/A.swift" })
      let counts = Dictionary(
        result.calls(ofSequence: 0).map { (result.functions[$0.function].kind, 1) }, uniquingKeysWith: +)
      #expect(counts[.construction] == 2)
      #expect(counts[.release] == 2)
    }

    @Test(.tags(.packageBuild), .inGate) func anImplementationWhoseFunctionsDoNotReportIsNamed() throws {
      let package = try ReportingPackage(reports: false)
      let run = CompareRun("trace", "Launched", architectures: [package.architecture], process: package.process)
      #expect(run.exitCode == .unusableInput)
      #expect(
        run.diagnostics.contains("\ncompare: No function of A reported that it was entered. In Package.swift, "))
    }
  #endif

  @Test(arguments: [
    (["Out", "--step", "99"], "“99” isn't a valid value for --step, "),
    (["Ou"], "No story and no file is called “Ou”. The closest are “Out”. “compare list” shows them all.\n"),
    (["a.feature:1"], "Line 1 of "),
  ])
  func aStoryOrAStepThatThereIsNotIsNamed(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder(["a.feature": StoryText.passing])
    CompareRun(["trace"] + arguments, process: .fake(stories: [folder.path(of: "a.feature")])).expectRefusal(message)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    let run = CompareRun("trace", "nowhere.feature")
    #expect(run.diagnostics.hasPrefix("nowhere.feature: can't be read: the file doesn't exist"))
    #expect(run.exitCode == .unusableInput)
  }

  @Test func architecturesOutsideOfAnyPackageAreUnusable() {
    let run = CompareRun("trace", architectures: [FakeArchitecture("A")])
    #expect(run.diagnostics.contains("A trace is taken in one package, and the architectures are in none."))
    #expect(run.exitCode == .unusableInput)
  }
}
