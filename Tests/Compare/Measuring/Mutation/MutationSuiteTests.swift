import Basics
import Foundation
import Metrics
import SuiteFixtures
import Testing

@testable import Measuring
@testable import Results
@testable import Toolchain

struct MutationSuiteTests {
  @Test func whereTestsAreBundlesOnlyStoriesCanJudgeWhichIsSaidBeforeAnythingIsBuilt() throws {
    let folder = try TemporaryFolder(["Package.swift": "// a"])
    let files = try PackageCopy(of: folder.url, for: "mutants")
    let apple = Toolchain(programs: folder.url, libraries: folder.url, version: "1", platform: "arm64-apple-macosx")
    let suite = MutationSuite(
      files: files, toolchain: apple, profiles: [], judges: [.stories, .tests], limit: nil, seed: 1, bench: Bench([]))
    #expect(throws: MutationError.testsNotExecutable(folder: files.copy.path)) { try suite.result() }
    #expect(!FileManager.default.fileExists(atPath: files.copy.path))
  }

  @Test func theCharterJudgesOnlyWhereThereIsOne() throws {
    let folder = try TemporaryFolder(["Tests/ATests/A.swift": ""])
    #expect(try MutantJudge.all(nil, in: folder.url) == [.tests, .withoutScreen, .stories])
    #expect(try MutantJudge.all([.stories], in: folder.url) == [.stories])
    let error = #expect(throws: MutationError.self) { try MutantJudge.all([.tests, .charter], in: folder.url) }
    #expect(
      error?.description.hasPrefix("There is no CharterTests in \(folder.url.path), so the charter can't judge") == true
    )
    try folder.write("", to: "Tests/CharterTests/B.swift")
    #expect(try MutantJudge.all(nil, in: folder.url) == [.tests, .withoutScreen, .charter, .stories])
    #expect(try MutantJudge.all([.charter], in: folder.url) == [.charter])
  }
}

struct RecordedScoresTests {
  @Test(.timeLimit(.minutes(20)), .tags(.packageBuild), .inGate) func theScoresOfARunAreRecorded() throws {
    let test = "import FakeA\nimport Testing\n@Test func hasNoHours() { #expect(!hasHours) }\n"
    let package = try RequestPackage(["Tests/FakeATests/Tests.swift": test])
    let architecture = package.architecture("A")
    func run(_ judges: [MutantJudge], isRecorded: Bool) throws -> [MutationScore] {
      try Bench([architecture]).mutants(judgedBy: judges, limit: nil, seed: 1, isRecorded: isRecorded).trials.map(
        \.score)
    }
    func scores() throws -> [String: MutationScore] {
      try RecordedScores(in: package.folder.url, stories: []).scores(of: architecture.profile)
    }
    let noticed = MutationScore(noticed: 1, of: 1)
    #expect(try run([.tests], isRecorded: false) == [noticed])
    #expect(try scores().isEmpty)
    #expect(try run([.tests, .withoutScreen], isRecorded: true) == [noticed, noticed])
    #expect(try scores() == ["tests": noticed, "tests-without-screen": noticed])
  }

  private let folder: TemporaryFolder
  private let architecture: FakeArchitecture

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "// a", "Sources/AImpl/A.swift": "let a = 1", "Tests/AImplTests/A.swift": "let test = 1",
      "Tests/CharterTests/B.swift": "let charter = 1", "one.feature": "Feature: One", "docs/equivalent-mutants.txt": "",
    ])
    architecture = FakeArchitecture("A", module: "AImpl", sources: folder.path(of: "Sources/AImpl"))
  }

  private func recorded() throws -> RecordedScores {
    try RecordedScores(in: folder.url, stories: [folder.path(of: "one.feature")])
  }

  private func record() throws {
    let mutant = MutationResult.Mutant(
      mutationOperator: .call, file: "AImpl/A.swift", line: 1, unit: "A", before: "f()", after: "", fate: .killed)
    let trials = MutantJudge.allCases.map {
      MutationResult.Trial(architecture: "A", judge: $0.rawValue, made: 1, mutants: [mutant])
    }
    var scores = try recorded()
    try scores.record(MutationResult(seed: 3, trials: trials, unknown: []), of: [architecture.profile])
  }

  private var judges: Set<String> {
    get throws { Set(try recorded().scores(of: architecture.profile).keys) }
  }

  @Test func aScoreIsFoundUntilSomethingChangesThatItDependsOn() throws {
    #expect(try judges.isEmpty)
    try record()
    #expect(try recorded().scores(of: architecture.profile)["charter"] == MutationScore(noticed: 1, of: 1))
    let all = Set(MutantJudge.allCases.map(\.rawValue))
    let other = """
      BImpl/B.swift: B.c()
      - f()
      +
      It does nothing.
      """
    for (path, text, outdated) in [
      ("docs/equivalent-mutants.txt", other, []), ("one.feature", "Feature: Two", ["stories"]),
      ("Tests/CharterTests/B.swift", "let charter = 2", ["charter"]),
      ("Tests/AImplTests/A.swift", "let test = 2", ["tests", "tests-without-screen"]),
      ("docs/equivalent-mutants.txt", other.replacing("BImpl", with: "AImpl"), all),
      ("Sources/AImpl/A.swift", "let a = 2", all),
    ] as [(String, String, Set<String>)] {
      try record()
      try folder.write(text, to: path)
      #expect(try judges == all.subtracting(outdated), "\(path)")
    }
  }

  @Test func aDamagedFileIsNamed() throws {
    try folder.write("{", to: RecordedScores.file)
    let error = #expect(throws: MutationError.self) { try recorded() }
    #expect(error?.description.hasPrefix("\(folder.path(of: RecordedScores.file)) can't be read.") == true)
  }
}

struct MutantJudgeTests {
  private let architecture = FakeArchitecture("A", module: "AImpl")

  @Test func aJudgeWithoutATestRunsNone() throws {
    let folder = try TemporaryFolder([:])
    let run = try MutantJudge.withoutScreen.run(
      architecture.profile, programs: folder.url, suite: "compare", withoutScreen: [])
    #expect(run == nil)
    let trial = MutationTrial(
      profile: architecture.profile, judge: .withoutScreen, run: nil, bench: Bench([]), folder: folder.url)
    #expect(try trial.fates(of: [1, 2]) == [1: .notCovered, 2: .notCovered])
  }

  @Test func onlyTheTestsNamedRun() throws {
    let folder = try TemporaryFolder(["AImplTests-test-runner": "", "AImplTests.so": ""])
    for name in ["AImplTests-test-runner", "AImplTests.so"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: name))
    }
    let run = try #require(
      try MutantJudge.withoutScreen.run(
        architecture.profile, programs: folder.url, suite: "compare",
        withoutScreen: ["AImplTests.S/b()", "AImplTests.S/a()", "AImplTests.T/c(d:)"]))
    #expect(
      run.arguments.suffix(4) == [
        "--filter", #"^AImplTests\.S(\/a\(\)|\/b\(\))(/|$)"#, "--filter", #"^AImplTests\.T(\/c\(d:\))(/|$)"#,
      ])
  }
}
