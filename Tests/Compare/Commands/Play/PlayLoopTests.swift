import SharedModel
import Stories
import SuiteFixtures
import Testing

@testable import CompareSuite

struct PlayLoopTests {
  private final class Files {
    var texts: [String: String] = [:]
  }

  private struct Full: Error, CustomStringConvertible {
    let description = "no room"
  }

  private let files = Files()

  private func play(
    _ terminal: ScriptedTerminal, _ architectures: [FakeArchitecture] = [FakeArchitecture("A"), FakeArchitecture("B")]
  ) throws -> PlayLoop.End {
    let guide = try Guide.bundled()
    let loop = PlayLoop(in: terminal) {
      Playthrough(architectures: architectures, guide: guide, liveness: NoLivenessProbe())
    } save: { text, path in
      guard path != "full" else { throw Full() }
      files.texts[path] = text
    }
    return loop.run()
  }

  @Test func aStepIsTakenEverywhereAndSaid() throws {
    let terminal = ScriptedTerminal("s")
    #expect(try play(terminal) == PlayLoop.End(steps: 2, isSaved: false, hasFound: false))
    #expect(terminal.text.contains("\nall alike · 2 steps · time 0 ms · nothing is due\neverything has settled\n"))
  }

  @Test func keysThatArriveTogetherAreTakenOneAfterTheOther() throws {
    let terminal = ScriptedTerminal("..s")
    #expect(try play(terminal).steps == 4)
    #expect(terminal.text.contains("time 200 ms"))
  }

  @Test func aDifferenceIsShownAtOnce() throws {
    let terminal = ScriptedTerminal("\r")
    let architectures = [FakeArchitecture("A"), FakeArchitecture("B", titleAfterTap: "Odd")]
    #expect(try play(terminal, architectures) == PlayLoop.End(steps: 2, isSaved: false, hasFound: true))
    #expect(terminal.text.contains("After “I tap \"menu.signOut\"”:"))
    #expect(terminal.text.contains("A: the title of “menu” is “Out”; in B it is “Odd”."))
    #expect(terminal.text.contains("  - screen: menu “Out”"))
    #expect(terminal.text.contains("  + screen: menu “Odd”"))
    #expect(terminal.text.contains("≠ found after step 2"))
    #expect(terminal.text.contains("[A]  B≠"))
  }

  @Test func whatIsImpossibleIsSaidAndIsNoPartOfTheStory() throws {
    let terminal = ScriptedTerminal(":I swipe the modal down\r")
    #expect(try play(terminal).steps == 1)
    #expect(terminal.text.contains("No modal is shown. The screen “menu” shows “menu.signOut”"))
    let other = ScriptedTerminal(":I go bock\r")
    #expect(try play(other).steps == 1)
    #expect(other.text.contains("no step matches “I go bock”. The closest is “I go back”."))
  }

  @Test func theStoryIsSavedAndMoreOfItIsNot() throws {
    #expect(try play(ScriptedTerminal("sw\u{15}a.feature\r")) == .init(steps: 2, isSaved: true, hasFound: false))
    let text = try #require(files.texts["a.feature"])
    #expect(text.hasPrefix("Feature: Played by hand\n\n  Scenario: In front at the end: menu\n    Given the app"))
    #expect(text.hasSuffix("\n    And no alert is shown\n"))
    #expect(try !play(ScriptedTerminal("sw\u{15}a.feature\rs")).isSaved)
  }

  @Test func aFileThatCannotBeWrittenIsSaid() throws {
    let terminal = ScriptedTerminal("sw\u{15}full\r")
    #expect(try !play(terminal).isSaved)
    #expect(terminal.text.contains("Not saved: no room"))
  }

  @Test func aNewStoryBeginsAtTheLaunchAndWhatWasFoundStaysFound() throws {
    let terminal = ScriptedTerminal("\r", "\r", "R")
    let architectures = [FakeArchitecture("A"), FakeArchitecture("B", titleAfterTap: "Odd")]
    #expect(try play(terminal, architectures) == PlayLoop.End(steps: 1, isSaved: true, hasFound: true))
    #expect(terminal.text.contains("all alike · 1 step"))
  }

  @Test func anEscapeIsWaitedForNoLongerThanASequenceTakes() throws {
    let terminal = ScriptedTerminal([
      .bytes(Array(":x".utf8)), .bytes([0x1B]), .quiet, .bytes(Array("q".utf8)), .bytes(Array("s".utf8)),
    ])
    #expect(try play(terminal).steps == 1)
    #expect(terminal.waits == [nil, nil, 50, nil])
  }

  @Test func inAnotherSizeAllIsDrawnAgain() throws {
    let terminal = ScriptedTerminal([.changed, .bytes(Array("q".utf8))])
    _ = try play(terminal)
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames[0] == terminal.frames[1])
  }

  @Test func aTerminalThatIsGoneEndsThePlay() throws {
    #expect(try play(ScriptedTerminal([.ended])) == PlayLoop.End(steps: 1, isSaved: true, hasFound: false))
  }
}
