import Basics
import Foundation
import Results
import SuiteFixtures
import Testing
import Toolchain

import Registry

/// Runs commands of the built `compare` as users do, which takes one or two minutes.
@Suite(.serialized, .tags(.program), .timeLimit(.minutes(10)))
nonisolated struct ExecutableTests {
  /// Computed once, because a caller waits for the tests on the main actor, among them builds.
  private static let registered = Task { await Registry.names }

  private let executable: URL
  private let names: [String]
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder([
      "failing.feature": """
      Feature: Signing in
        Scenario: Not there\u{1B}[31m
          Given the app is launched
          Then I see the screen "menu"
      """, "passing.feature": "Feature: F\n  Scenario: S\n    Given I am signed in\n",
    ])
    names = await Self.registered.value
    executable = try #require(CompareProcess.executable, "build the product compare first: swift build")
  }

  private var passing: String { folder.path(of: "passing.feature") }
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

  @Test func aStoryTakesTheSameInEveryProcessAloneAndAfterOthers() throws {
    let (before, story) = (
      "--story=A link opens its screen over the menu", "--story=The session expires in the background"
    )
    let runs = try (0..<2).map { _ in try CompareProcess("counts", "--format=csv", story, executable: executable) }
    let rows = runs.map { $0.output.split(separator: "\n") }
    // The implementations and the empty one.
    let last = names.count + 1
    #expect(rows[0].count == 1 + 2 * last)
    #expect(rows[1] == rows[0])
    #expect(runs[0].exitCode == 0)
    #expect(runs[0].diagnostics.isEmpty)
    let both = try CompareProcess("counts", "--format=csv", before, story, executable: executable)
    #expect(both.output.split(separator: "\n").suffix(last) == rows[0].suffix(last))
  }

  @Test func growthIsCountedInEveryArchitecture() throws {
    let run = try CompareProcess("growth", "--sizes=80,180", "--format=json", executable: executable)
    #expect(run.exitCode == 0)
    let result = try JSONDecoder().decode(GrowthResult.self, from: Data(run.output.utf8))
    #expect(result.sizes == [80, 180])
    for task in result.tasks {
      #expect(task.architectures.map(\.name) == names)
    }
    // Every row is laid out once, whatever the task. Observation's list waits for the favourite's row until it is back.
    let expected: [[Double?]] = [[20, 20], [1, 1], [20, 20], [80, 180], [1, 1], [0, 0], [20, 20]]
    for (task, rows) in zip(result.tasks, expected) {
      for architecture in task.architectures {
        let waits = task.id == "favourite" && architecture.name == "Observation"
        #expect(architecture.points.map(\.rows) == (waits ? [0, 0] : rows), "\(task.id): \(architecture.name)")
      }
    }
    #expect(run.diagnostics.isEmpty)
  }

  @Test func aStoryThatFailsEndsWithOne() throws {
    let path = folder.path(of: "failing.feature")
    let run = try CompareProcess("stories", path, executable: executable)
    #expect(run.exitCode == 1)
    #expect(
      run.output == """
        ✗ All \(names.count): The screen in front: expected “menu”, found “signIn”.
          Story: Not there\\u{1B}[31m  (\(path):2)
          Step:  Then I see the screen "menu"  (\(path):4)

        1 story, 2 steps: 0 stories and 1 step passed in \(list); 1 story failed.
        \(all) implementations looked the same after every step that was taken.

        """)
    #expect(run.diagnostics.isEmpty)
  }

  /// A library in each process prints as an implementation would, with text that is written when the process ends.
  @Test func whatIsPrintedInAnyProcessGoesToStandardError() throws {
    let source = folder.path(of: "printing.c")
    let library = folder.path(of: "printing.so")
    let text = "#include <stdio.h>\n__attribute__((constructor)) static void begin(void) { printf(\"printed\\n\"); }\n"
    try Data(text.utf8).write(to: URL(filePath: source))
    let compiler = try Toolchain.running().program("clang")
    _ = try ToolRun(compiler, ["-shared", "-fPIC", "-o", library, source]).output()
    let story = "--story=The session expires in the background"
    for arguments in [("counts", "--format=json", story), ("stories", "--format=json", passing)] {
      let run = try CompareProcess(
        arguments.0, arguments.1, arguments.2, executable: executable,
        environment: ["LD_PRELOAD": library, "DYLD_INSERT_LIBRARIES": library])
      #expect(run.exitCode == 0)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
      // The program prints the first one; a process that tries stories prints any other.
      #expect(run.diagnostics.split(separator: "\n").allSatisfy { $0 == "printed" })
    }
  }

  /// Without a home for modules nothing can be built, and the error repeats the command.
  @Test func theProgramIsBuiltUnderItsOwnNameWhateverItIsCalledBy() throws {
    let link = URL(filePath: folder.path(of: "other"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: executable)
    let run = try CompareProcess(
      "trace", executable: link, environment: ["HOME": "/dev/null", "SWIFTPM_TESTS_MODULECACHE": "/dev/null"])
    #expect(run.exitCode == 1)
    #expect(run.diagnostics.contains(" --product compare”"))
  }

  @Test func aWrongCommandLineEndsWithTwo() throws {
    let run = try CompareProcess("bogus", executable: executable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.hasPrefix("compare: Unknown command “bogus”. Commands: report, diff, "))
    #expect(run.diagnostics.count { $0 == "\n" } == 1)
  }
}
