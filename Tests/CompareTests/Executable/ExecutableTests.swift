import Foundation
import Report
import Testing

@testable import compare

@Suite(.serialized)
nonisolated struct ExecutableTests {
  private let executable: URL
  /// What the registered architectures are called.
  private let names: [String]
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
    names = await Registry.names
    executable = try #require(CompareProcess.executable, "build the product compare first: swift build")
  }

  private var list: String { "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")" }
  private var all: String { names.count == 2 ? "Both" : "All \(names.count)" }

  @Test func allStoriesPassInAllArchitecturesThatAreRegistered() throws {
    let run = try CompareProcess("stories", executable: executable)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(#/\n\d+ stories, \d+ steps: (all|\d+ steps) passed in /#))
    #expect(run.output.contains(" passed in \(list)"))
    #expect(run.output.contains("\n\(all) implementations looked the same after every step that was taken.\n"))
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
    #expect(runs[0].output.split(separator: "\n").count == 1 + 2 * (names.count + 1))
    #expect(runs[1].output == runs[0].output)
    #expect(runs[0].diagnostics.isEmpty)
  }

  @Test func aStoryTakesTheSameAloneAndAfterOthers() throws {
    let (before, story) = (
      "--story=A link opens its screen over the menu", "--story=The session expires in the background"
    )
    // The implementations, and the empty one.
    let last = names.count + 1
    let both = try CompareProcess("counts", "--format=csv", before, story, executable: executable)
    let alone = try CompareProcess("counts", "--format=csv", story, executable: executable)
    #expect(both.output.split(separator: "\n").count == 1 + 3 * (names.count + 1))
    #expect(both.output.split(separator: "\n").suffix(last) == alone.output.split(separator: "\n").suffix(last))
  }

  @Test func growthIsCountedInEveryArchitecture() throws {
    let run = try CompareProcess("growth", "--sizes=40,90", "--format=json", executable: executable)
    #expect(run.exitCode == 0)
    let result = try JSONDecoder().decode(GrowthResult.self, from: Data(run.output.utf8))
    #expect(result.sizes == [40, 90])
    for task in result.tasks {
      #expect(task.architectures.map(\.name) == names)
    }
    // Every row is laid out once, however it comes and whoever asks for it.
    let expected: [[Double?]] = [[20, 20], [1, 1], [20, 20], [40, 90], [1, 1], [0, 0], [20, 20]]
    for (task, rows) in zip(result.tasks, expected) {
      for architecture in task.architectures {
        // A list that was released while the user is on another screen has no row to lay out.
        let found = architecture.points.map(\.rows)
        #expect(found == rows || rows == [1, 1] && found == [0, 0], "\(task.id): \(architecture.name)")
      }
    }
    #expect(run.diagnostics.isEmpty)
  }

  @Test func theComparisonMeasuresEveryArchitecture() throws {
    let run = try CompareProcess("--only", "stories", "--only", "lines", executable: executable)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("SameApp: one app, \(names.count) architectures\n"))
    let lines = try #require(run.output.firstMatch(of: /\n  code lines ↓((?: +[0-9]+)+)\n/))
    #expect(lines.1.split(separator: " ").count == names.count)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test func theListNamesAllArchitectures() throws {
    let run = try CompareProcess("list", executable: executable)
    #expect(run.exitCode == 0)
    for name in names { #expect(run.output.contains("\n  \(name): ")) }
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
            \(names.joined(separator: ", ")): The screen in front: expected “menu”, found “signIn”.

        1 story, 2 steps: 0 stories and 1 step passed in \(list); 1 story failed.
        \(all) implementations looked the same after every step that was taken.

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
    #expect(run.diagnostics.hasPrefix("compare: There is no command “bogus”. Commands are report, diff, "))
    #expect(run.diagnostics.count { $0 == "\n" } == 1)
  }
}
