import Basics
import Foundation
import Testing

@testable import Stories

struct StoryLoaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a file and returns its path.
  private func write(_ text: String, to name: String = "a.feature") throws -> String {
    try folder.write(text, to: name)
    return folder.path(of: name)
  }

  /// The errors, without the folder's path.
  private func errors(of paths: String...) -> [String] {
    let error = thrown { () throws(StoryFileErrors) in _ = try StoryLoader().load(paths) }
    return error?.errors.map { "\($0)".replacing(folder.path + "/", with: "") } ?? []
  }

  @Test func aTextIsReadLikeAFile() throws {
    let file = try StoryLoader().load(text: "Feature: F\n Scenario: S\n  Given I am signed in", named: "a text")
    #expect(file.path == "a text" && file.feature == "F")
    #expect(file.scenarios.map(\.story.name) == ["S"])
    let error = #expect(throws: StoryFileErrors.self) {
      try StoryLoader().load(text: "Feature: F\n Scenario: S\n  Given I am nowhere", named: "a text")
    }
    #expect(error?.errors.map(\.path) == ["a text"])
  }

  @Test func aFileOfKnownStepsIsReady() throws {
    let path = try write(
      """
      Feature: Signing out
        Background:
          Given I am signed in

        Scenario: From the menu
          When I tap "menu.signOut"
          Then I see the screen "signIn"

        Scenario: Nothing to do

        Scenario Outline: Waiting
          When <ms> ms pass
          Examples:
            | ms |
            | 1  |
            | 20 |
      """)
    let file = try #require(try StoryLoader().load([path]).first)
    #expect(file.path == path)
    #expect(file.feature == "Signing out")
    #expect(file.scenarios.map(\.story.name) == ["From the menu", "Waiting", "Waiting"])
    #expect(file.scenarios.map(\.steps.count) == [3, 2, 2])
    #expect(file.scenarios.last?.steps.last?.definition.pattern.wording == "{int} ms pass")
    #expect(file.scenarios.last?.steps.last?.arguments.int(0) == 20)
  }

  @Test func anEmptyFileHoldsNoFeature() throws {
    let message = "a.feature: holds no feature; a story file starts with “Feature: …”"
    #expect(errors(of: try write("")) == [message])
    #expect(errors(of: try write("# nothing\n\n")) == [message])
  }

  @Test func aFolderIsNoFile() throws {
    #expect(errors(of: folder.path) == ["\(folder.path): is a directory; name the .feature files in it"])
  }

  @Test func aFileThatTheSystemRefusesCantBeRead() throws {
    let path = try write("Feature: x")
    #expect(errors(of: path + "/b.feature").first?.hasPrefix("a.feature/b.feature: can't be read: ") == true)
    let long = String(repeating: "x", count: 300)
    #expect(errors(of: folder.path(of: long)).first?.hasPrefix("\(long): can't be read: ") == true)
  }

  @Test func aDeviceIsNotWaitedFor() {
    let message = "/dev/zero: is a pipe or a device, which can't be read as a story; save the text to a file first"
    #expect(errors(of: "/dev/zero") == [message])
  }

  @Test func aPathOfNothingNamesNoFile() {
    let message = "“”: can't be read: the file doesn't exist; check the path and the folder it starts from"
    #expect(errors(of: "") == [message])
  }

  @Test func aFileTooLargeIsRefusedBeforeItIsRead() throws {
    let path = try write("")
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    // A sparse file: it takes no disk space, but reading it would exhaust memory.
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    let told = errors(of: path)
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("a.feature:1:1: The file has 1099511627776 bytes, more than") == true)
  }

  @Test func whatIsNoGherkinIsToldWhereItStands() throws {
    let path = try write("Feature: x\n  Scenario: y\n    Given I go back\n    Nonsense here\n")
    let errors = errors(of: path)
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("a.feature:4:5: ") == true)
  }

  @Test func aFeatureMustHoldAScenarioWithSteps() throws {
    let path = try write("\n  Feature: x\n    Scenario: y\n")
    #expect(errors(of: path) == ["a.feature:2:3: the feature holds no scenario with steps"])
  }

  @Test func anUnknownStepIsToldWhereItStandsAndOnce() throws {
    let path = try write(
      """
      Feature: x
        Background:
          Given I go bakc
        Scenario: y
          When I go back
        Scenario: z
          * "places.list" shows
          Then I go back
            | table |
      """)
    #expect(
      errors(of: path) == [
        "a.feature:3:5: no step matches “I go bakc”. The closest is “I go back”.",
        "a.feature:7:5: “\"places.list\" shows” needs a table below it",
        "a.feature:8:5: “I go back” takes no table",
      ])
  }

  @Test func theStoriesOfAnOutlineAreToldLineByLine() throws {
    let path = try write(
      """
      Feature: x
        Scenario Outline: y
          Given I go <to>
          Then I come <to>
          Examples:
            | to   |
            | east |
            | west |
      """)
    #expect(
      errors(of: path).map { $0.prefix { $0 != "." } + $0.dropFirst("a.feature".count).prefix(5) }
        == ["a:3:5:", "a:3:5:", "a:4:5:", "a:4:5:"])
  }

  @Test func allFilesAreToldAtOnceInTheirOrder() throws {
    let good = try write("Feature: x\n Scenario: y\n  * I go back", to: "good.feature")
    let empty = try write("", to: "empty.feature")
    let errors = errors(of: empty, good, folder.path(of: "missing.feature"))
    #expect(errors.map { String($0.prefix { $0 != "." }) } == ["empty", "missing"])
    #expect(try StoryLoader().load([good, good]).count == 2)
    #expect(try StoryLoader().load([]).isEmpty)
  }

  @Test func aStepThatMatchesTwoIsAnError() throws {
    let library = StepLibrary([
      StepDefinition("I {see|hear} it") { _, _ in }, StepDefinition("I see it") { _, _ in },
    ])
    let path = try write("Feature: x\n Scenario: y\n  * I see it")
    #expect {
      try StoryLoader(library: library).load([path])
    } throws: { error in
      (error as? StoryFileErrors)?.errors.map(\.description) == [
        "\(path):3:3: “I see it” matches 2 steps: “I {see|hear} it”, “I see it”"
      ]
    }
  }

  @Test func parsingAsksForNoStepsToBeKnown() throws {
    let path = try write("Feature: x\n Scenario: y\n  * whatever")
    #expect(try StoryLoader().parse([path]).map(\.feature.name) == ["x"])
  }

  @Test func theBundledStoriesAreFeatureFilesInOrder() throws {
    let paths = try StoryLoader.bundledPaths()
    #expect(paths.allSatisfy { $0.hasSuffix(".feature") })
    #expect(paths == paths.sorted())
  }
}
