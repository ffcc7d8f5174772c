import Foundation
import Report
import Testing

@Suite(.serialized)
nonisolated struct ExecutableTests {
  private let executable: URL
  private let folder: TemporaryFolder

  init() async throws {
    folder = try await TemporaryFolder([
      "failing.feature": """
      Feature: Signing in
        Scenario: Not there\u{1B}[31m
          Given the app is launched
          Then I see the screen "menu"
      """, "binary.feature": "Feature: F\n\u{0}",
    ])
    executable = try #require(CompareProcess.executable, "build the product compare first: swift build")
  }

  @Test func allStoriesPassInAllArchitecturesThatAreRegistered() throws {
    let run = try CompareProcess("stories", executable: executable)
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(/\n\d+ stories, \d+ steps: (all passed|\d+ steps passed) in MVC, MVVM-C, VIPER and MVP-R/))
    #expect(run.output.contains("\nAll 4 implementations looked the same after every step that was taken.\n"))
    #expect(!run.output.contains("✗"))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test func countsAreTheSameInEveryProcess() throws {
    let arguments = ["counts", "--format=csv", "--story=The session expires in the background"]
    let runs = try (0..<2).map { _ in
      try CompareProcess(arguments[0], arguments[1], arguments[2], executable: executable)
    }
    #expect(runs[0].exitCode == 0)
    #expect(runs[0].output.split(separator: "\n").count == 1 + 2 * 5)
    #expect(runs[1].output == runs[0].output)
    #expect(runs[0].diagnostics.isEmpty)
  }

  @Test func aStoryTakesTheSameAloneAndAfterOthers() throws {
    let (before, story) = (
      "--story=A link opens its screen over the menu", "--story=The session expires in the background"
    )
    let both = try CompareProcess("counts", "--format=csv", before, story, executable: executable)
    let alone = try CompareProcess("counts", "--format=csv", story, executable: executable)
    #expect(both.output.split(separator: "\n").count == 1 + 3 * 5)
    #expect(both.output.split(separator: "\n").suffix(5) == alone.output.split(separator: "\n").suffix(5))
  }

  @Test func growthIsCountedInEveryArchitecture() throws {
    let run = try CompareProcess("growth", "--sizes=40,90", "--format=json", executable: executable)
    #expect(run.exitCode == 0)
    let result = try JSONDecoder().decode(GrowthResult.self, from: Data(run.output.utf8))
    #expect(result.sizes == [40, 90])
    for task in result.tasks {
      #expect(task.architectures.map(\.name) == ["MVC", "MVVM-C", "VIPER", "MVP-R"])
    }
    // Every row is laid out once, however it comes and whoever asks for it.
    let rows = result.tasks.map { task in task.architectures.map { $0.points.map(\.rows) } }
    let expected: [[Double?]] = [[20, 20], [1, 1], [20, 20], [40, 90], [1, 1], [0, 0], [20, 20]]
    #expect(rows == expected.map { [$0, $0, $0, $0] })
    #expect(run.diagnostics.isEmpty)
  }

  @Test func theComparisonMeasuresEveryArchitecture() throws {
    let run = try CompareProcess("--only", "stories", "--only", "lines", executable: executable)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("SameApp: one app, 4 architectures\n"))
    #expect(run.output.contains(/\n  code lines ↓( +[0-9]+){4}\n/))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test func theListNamesAllArchitectures() throws {
    let run = try CompareProcess("list", executable: executable)
    #expect(run.exitCode == 0)
    for name in ["MVC", "MVVM-C", "VIPER", "MVP-R"] { #expect(run.output.contains("\n  \(name): ")) }
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test func aStoryThatFailsEndsWithOne() async throws {
    let path = await folder.path(of: "failing.feature")
    let run = try CompareProcess("stories", path, executable: executable)
    #expect(run.exitCode == 1)
    #expect(
      run.output == """
        ✗ Signing in: 1 story, 1 failed  (\(path))

        ✗ \(path):2
          Feature:  Signing in
          Scenario: Not there\\u{1B}[31m
          Step:     Then I see the screen "menu"  (\(path):4)
            MVC, MVVM-C, VIPER, MVP-R: The screen in front: expected “menu”, found “signIn”.

        1 story, 2 steps: 0 stories and 1 step passed in MVC, MVVM-C, VIPER and MVP-R; 1 story failed.
        All 4 implementations looked the same after every step that was taken.

        """)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func aFileThatCannotBeUsedEndsWithTwo() async throws {
    let path = await folder.path(of: "binary.feature")
    let run = try CompareProcess("stories", path, executable: executable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.hasPrefix("\(path):2:1: "))
  }

  @Test func aWrongCommandLineEndsWithTwo() throws {
    let run = try CompareProcess("bogus", executable: executable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.hasPrefix("compare: There is no command “bogus”. Commands are stories, walk, "))
    #expect(run.diagnostics.count { $0 == "\n" } == 1)
  }
}
