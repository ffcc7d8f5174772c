import Basics
import Foundation
import Measuring
import Results
import SuiteFixtures
import Testing
import Toolchain

@testable import CompareSuite

struct CheckCommandTests {
  private let folder = TemporaryFolder.holding([
    "passing.feature": StoryText.passing, "failing.feature": StoryText.failing,
  ])

  private func run(_ arguments: String..., architectures: [FakeArchitecture], stories: String...) -> CompareRun {
    run(arguments, architectures: architectures, stories: stories)
  }

  private func run(
    _ arguments: [String], architectures: [FakeArchitecture], stories: [String], isOptimised: Bool = false
  ) -> CompareRun {
    let process = ProcessContext.fake(stories: stories.map(folder.path(of:)), isOptimised: isOptimised)
    return CompareRun(["check", "--no-rules"] + arguments, architectures: architectures, process: process)
  }

  @Test func whatLooksOtherwiseIsShownWithItsStep() {
    let run = run(
      "B", architectures: [FakeArchitecture("A"), FakeArchitecture("B", titleAfterTap: "Gone")],
      stories: "passing.feature")
    #expect(run.exitCode == .failed)
    #expect(
      run.output.hasPrefix(
        """
        B beside A: what there is, in the order in which to build it

        ✗ Leaving: 0 of 1 stories  (passing.feature)
            passing.feature:3: Out
            passing.feature:5: step 2 of 2: When I tap "menu.signOut"
              A: the title of “menu” is “Out”; in B it is “Gone”.
              - A
              + B
        """))
    #expect(
      run.output.hasSuffix(
        "\nNext: Out\n  swift run compare stories --architecture A --architecture B passing.feature:3\n"))
  }

  @Test("The commands to run next use the existing build", arguments: [false, true])
  func nextCommands(isOptimised: Bool) {
    func last(_ stories: String...) -> Substring? {
      run(
        ["B"], architectures: [FakeArchitecture("A"), FakeArchitecture("B")], stories: stories, isOptimised: isOptimised
      ).output.split(separator: "\n").last
    }
    let command = isOptimised ? "  swift run -c release compare" : "  swift run compare"
    let architectures = "--architecture A --architecture B"
    #expect(last("passing.feature") == "\(command) walk --steps 500000 \(architectures)")
    #expect(last("failing.feature") == "\(command) stories \(architectures) failing.feature:2")
  }

  @Test func nothingIsMissingWhereAllPasses() {
    let run = run("A", architectures: [FakeArchitecture("A")], stories: "passing.feature")
    #expect(run.exitCode == .success)
    #expect(run.output.contains("✓ Leaving: 1 story  (passing.feature)\n"))
    #expect(run.output.hasSuffix("\nNothing is missing of what was looked at.\n"))
  }

  @Test func screensWithoutAFolderAreNamed() {
    let sources = TemporaryFolder.holding([
      "App/AppDelegate.swift": "", "LoggedOut/LoggedOutViewController.swift": "", "menu/View/Menu.swift": "",
      "Note/README.md": "",
    ])
    let run = run(
      "A", architectures: [FakeArchitecture("A", sources: sources.path(of: ""))], stories: "passing.feature")
    #expect(
      run.output.contains(
        """


        Lines: no folders Article, Note, Place, Places, Quarters, Reference and SignIn: their lines count
          for the app.

        """))
    #expect(run.exitCode == .success)
  }

  @Test func aDraftThatLacksNothingIsToldHowToBelong() throws {
    func end(isDraft: Bool, _ options: String...) -> String {
      let own = FakeArchitecture("A", isDraft: isDraft)
      let output = run(["A"] + options, architectures: [own], stories: ["passing.feature"]).output
      return output.components(separatedBy: "\n\n").last ?? ""
    }
    #expect(
      end(isDraft: true) == """
        Nothing is missing of what was looked at.
        It is a draft: for “swift test” to hold it to the charter, delete “isDraft: true” from its profile.

        """)
    #expect(end(isDraft: false) == "Nothing is missing of what was looked at.\n")
    #expect(end(isDraft: true, "--no-tests") == "Nothing is missing of what was looked at.\n")
  }

  @Test func theOutcomeIsThereAsJSON() throws {
    let run = run(
      "B", "--format=json", architectures: [FakeArchitecture("A"), FakeArchitecture("B")], stories: "failing.feature")
    let result = try JSONDecoder().decode(CheckResult.self, from: Data(run.output.utf8))
    #expect(run.exitCode == .failed)
    #expect(result.architecture == "B" && result.reference == "A")
    #expect(result.next?.name == "Another title")
    #expect(!result.isComplete)
  }

  @Test func whatWasRunBeforeCtrlCIsShown() {
    var process = ProcessContext.fake(stories: ["passing.feature", "failing.feature"].map(folder.path(of:)))
    let interruption = process.interruption
    var attempts = 0
    process.tryItself = { job in
      attempts += 1
      guard attempts == 1 else {
        #expect(!interruption.receive())
        throw ToolchainError.interrupted(command: "compare stories")
      }
      var output = ""
      let console = Console(result: { output += $0 }, diagnostic: { _ in })
      let code = CompareSuite.run(
        try job.arguments, architectures: [FakeArchitecture("A")], console: console, process: .fake())
      return { hears in
        for line in output.split(separator: "\n") { hears(Data(line.utf8)) }
        return ToolRun.Outcome(output: Data(), diagnostics: Data(), status: code.rawValue, wasSignalled: false)
      }
    }
    let run = CompareRun("check", "A", architectures: [FakeArchitecture("A")], process: process)
    #expect(run.exitCode == .interrupted)
    #expect(run.output.contains("\n✓ Leaving: 1 story  (passing.feature)\n"))
    #expect(run.output.contains("\n– Staying: 1 story, not run  (failing.feature)\n"))
    #expect(run.output.contains("\nRules: not checked: interrupted before they were.\n"))
    #expect(run.output.hasSuffix("\nThe check was interrupted; all stories that were run by then passed.\n"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test func whatIsToEndAtOnceShowsNothing() {
    var process = ProcessContext.fake(stories: [folder.path(of: "passing.feature")])
    let interruption = process.interruption
    process.tryItself = { _ in
      #expect(interruption.receive(SIGTERM))
      throw ToolchainError.interrupted(command: "compare stories")
    }
    let run = CompareRun("check", "A", architectures: [FakeArchitecture("A")], process: process)
    #expect(run.exitCode == .terminated)
    #expect(run.output.isEmpty)
    #expect(run.diagnostics.isEmpty)
  }

  @Test func onlyAnArchitectureThatThereIsCanBeChecked() {
    run("C", architectures: [FakeArchitecture("A")]).expectRefusal("Unknown architecture “C”. Known: A. ")
  }
}
