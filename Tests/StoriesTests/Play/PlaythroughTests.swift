import SharedModel
import Testing

@testable import Stories

struct PlaythroughTests {
  private func architecture(_ name: String, titleAfterLink title: String = "Linked") -> FakeArchitecture {
    .linking(name, to: title, snapshot: .empty)
  }

  private func play(_ architectures: FakeArchitecture...) -> Playthrough {
    Playthrough(architectures: architectures, guide: .test, liveness: NoLivenessProbe())
  }

  @Test func itBeginsWithTheLaunch() {
    let play = play(architecture("A"), architecture("B"))
    #expect(play.names == ["A", "B"])
    #expect(play.steps == ["the app is launched"])
    #expect(play.snapshots == [.empty, .empty])
  }

  @Test(arguments: ["I open the link \"x\"", "When I open the link \"x\"", "* I open the link \"x\""])
  func aStepIsTakenEverywhereWhateverItsKeyword(step: String) {
    let play = play(architecture("A"), architecture("B"))
    #expect(play.take(step) == .taken)
    #expect(play.steps.last == "I open the link \"x\"")
    #expect(play.snapshots.map { $0?.screen.title } == ["Linked", "Linked"])
  }

  @Test func aDifferenceIsFoundAndIsPartOfTheStory() {
    let play = play(architecture("A"), architecture("B", titleAfterLink: "Odd"))
    guard case .wrong(let lines) = play.take("I open the link \"x\"") else {
      Issue.record("nothing was found")
      return
    }
    #expect(lines.first == "A: the title of “article” is “Linked”; in B it is “Odd”.")
    #expect(play.steps.count == 2)
    #expect(play.findings.map(\.step) == [2])
    #expect(play.findings.first?.lines == lines)
  }

  @Test func whatIsImpossibleEverywhereIsNoPartOfTheStory() {
    let architectures = [architecture("A"), architecture("B")]
    for architecture in architectures {
      architecture.react = { app, _ in .noModal(frontmost: app.snapshot.screen) }
    }
    let play = play(architectures[0], architectures[1])
    #expect(
      play.take("I swipe the modal down") == .refused(["No modal is shown. The screen “article” shows nothing."]))
    #expect(play.steps.count == 1)
    #expect(play.findings.isEmpty)
  }

  @Test func whatIsImpossibleInSomeOnlyIsFound() {
    let refusing = architecture("B")
    refusing.react = { app, _ in .noModal(frontmost: app.snapshot.screen) }
    let play = play(architecture("A"), refusing)
    #expect(
      play.take("I swipe the modal down") == .wrong(["B: No modal is shown. The screen “article” shows nothing."]))
    #expect(play.steps.count == 2)
  }

  @Test func aStepThatNobodyKnowsAndOneThatCantBeCheckedAreRefused() {
    let play = play(architecture("A"))
    #expect(play.take("I go bock") == .refused(["no step matches “I go bock”. The closest is “I go back”."]))
    #expect(play.take("nothing is left behind") == .refused(["Objects are not counted in this run."]))
    #expect(play.take("the title is \"x\"") == .refused(["The title: expected “x”, found “”."]))
    #expect(play.steps.count == 1)
  }

  @Test func theTimeAndWhatIsDueAreKnown() {
    let architecture = architecture("A")
    let play = play(architecture)
    var held: [Cancellable] = []
    if let app = architecture.app { held.append(app.dependencies.clock.schedule(after: .milliseconds(300)) {}) }
    #expect(play.take("100 ms pass") == .taken)
    #expect(play.time == .milliseconds(100))
    #expect(play.timeToNext == .milliseconds(200))
    #expect(play.take("everything has settled") == .taken)
    #expect(play.timeToNext == nil)
    withExtendedLifetime(held) {}
  }

  @Test func onlyServicesThatAreNotAsAtFirstAreNamed() {
    let play = play(architecture("A"))
    #expect(play.arrangedServices.isEmpty)
    #expect(play.take("the service \"note\" never answers") == .taken)
    #expect(play.take("the service \"cover\" fails once with \"offline\"") == .taken)
    #expect(play.arrangedServices.map(\.service) == [.cover, .note])
    #expect(play.take("the service \"note\" works again") == .taken)
    #expect(play.arrangedServices.map(\.service) == [.cover])
  }

  @Test func itsStoryEndsWithWhatIsShown() {
    let note = FakeArchitecture("A", snapshot: .note)
    let play = play(note)
    _ = play.take("5 ms pass")
    _ = play.take("the service \"note\" never answers")
    #expect(
      play.story(named: "Waiting") == [
        "Feature: Played by hand", "", "  Scenario: Waiting", "    Given the app is launched", "    When 5 ms pass",
        "    Given the service \"note\" never answers", "    Then I see the screen \"note\"",
        "    And the title is \"Note\"", "    And an alert reads \"Discard changes?\"",
      ])
  }

  @Test func itsStoryIsOneThatCanBeRunAndPasses() throws {
    let play = play(architecture("A"), architecture("B"))
    for step in ["I type \"a \\\"b\\\" \\\\ c\" into \"note.text\"", "the service \"note\" never answers", "5 ms pass"]
    {
      #expect(play.take(step) == .taken)
    }
    let file = try StoryLoader().load(text: play.story(named: "By hand").joined(separator: "\n"), named: "a story")
    let scenario = try #require(file.scenarios.first)
    #expect(scenario.story.steps.prefix(4).map(\.text) == play.steps)
    let runner = StoryRunner(architectures: [architecture("A"), architecture("B")], guide: .test)
    #expect(runner.run(scenario).failure == nil)
  }
}
