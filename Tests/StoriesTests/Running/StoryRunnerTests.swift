import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct StoryRunnerTests {
  private func scenario(_ texts: String..., library: StepLibrary = .standard) throws -> StoryFile.Scenario {
    let steps = try texts.map { text in
      let (definition, arguments) = try library.definition(for: .test(text))
      return StoryFile.Scenario.Step(step: .test(text), definition: definition, arguments: arguments)
    }
    return StoryFile.Scenario(
      story: Story(
        name: "Story", location: SourceLocation(line: 1, column: 1), lines: 1..<2, tags: [], steps: steps.map(\.step)),
      steps: steps)
  }

  private func run(_ scenario: StoryFile.Scenario, in architectures: FakeArchitecture...) -> StoryOutcome {
    StoryRunner(architectures: architectures, guide: .test).run(scenario)
  }

  private func architecture(_ name: String, titleAfterLink title: String = "Linked") -> FakeArchitecture {
    .linking(
      name, to: title,
      snapshot: Snapshot(stack: Snapshot.places.stack, screen: .init(name: "places", title: "Alfama", elements: [])))
  }

  @Test func aStoryThatHoldsEverywherePasses() throws {
    let architectures = [architecture("A"), architecture("B")]
    let outcome = run(
      try scenario("the app is launched", #"I open the link "x""#, #"the title is "Linked""#), in: architectures[0],
      architectures[1])
    #expect(outcome.failure == nil)
    #expect(outcome.passedSteps == 3)
    #expect(outcome.skipped == [])
    #expect(outcome.story.name == "Story")
    #expect(architectures.map(\.launches) == [1, 1])
  }

  @Test func eachImplementationHasADeviceOfItsOwn() throws {
    var apps: [ObjectIdentifier] = []
    let library = StepLibrary([
      StepDefinition("look") { stage, _ in
        apps += [ObjectIdentifier(stage.clock), ObjectIdentifier(stage.backend), ObjectIdentifier(stage.session)]
      }
    ])
    _ = run(try scenario("look", library: library), in: architecture("A"), architecture("B"))
    #expect(Set(apps).count == 6)
  }

  @Test func theFirstStepAfterWhichTheyDifferIsNamedWithItsSides() throws {
    let outcome = run(
      try scenario("the app is launched", "I go back", #"I open the link "x""#, "I go back"),
      in: architecture("A", titleAfterLink: "Odd"), architecture("B"), architecture("C"))
    let failure = try #require(outcome.failure)
    #expect(failure.step.text == #"I open the link "x""#)
    #expect(outcome.passedSteps == 2)
    guard case .divergence(let divergence, let problems) = failure.reason else {
      Issue.record("no divergence: \(failure.reason)")
      return
    }
    #expect(divergence.sides.map(\.architectures) == [["B", "C"], ["A"]])
    #expect(divergence.subject == .looks)
    #expect(divergence.sides[1].lines.contains("screen: places “Odd”"))
    #expect(problems == [])
    #expect(
      failure.lines(among: ["A", "B", "C"]).prefix(3) == [
        "A alone: the title of “places” is “Odd”; in the two others it is “Linked”.", "- B, C", "+ A",
      ])
    #expect(failure.lines(among: ["A", "B", "C"]).contains("  - screen: places “Linked”"))
    #expect(failure.lines(among: ["A", "B", "C"]).contains("  + screen: places “Odd”"))
    #expect(failure.lines(among: ["A", "B", "C"]).contains("    under: menu “Lisbon”"))
  }

  @Test func sidesOfOneSizeStandInTheOrderOfTheArchitectures() throws {
    let outcome = run(
      try scenario("the app is launched", #"I open the link "x""#), in: architecture("A", titleAfterLink: "1"),
      architecture("B", titleAfterLink: "2"), architecture("C", titleAfterLink: "3"))
    #expect(
      outcome.failure?.lines(among: ["A", "B", "C"]).filter { !$0.hasPrefix(" ") } == [
        "A: the title of “places” is “1”; in B it is “2”.", "- A", "+ B",
        "A: the title of “places” is “1”; in C it is “3”.", "- A", "+ C",
      ])
  }

  @Test func aStepThatFailsAlikeEverywhereIsToldOnce() throws {
    let outcome = run(
      try scenario("the app is launched", #"the title is "x""#), in: architecture("A"), architecture("B"))
    #expect(outcome.passedSteps == 1)
    #expect(
      outcome.failure?.reason
        == .problems(
          ["A", "B"].map {
            .init(architecture: $0, message: "The title: expected “x”, found “Alfama”.")
          }))
    #expect(outcome.failure?.lines(among: ["A", "B"]) == ["A and B: The title: expected “x”, found “Alfama”."])
  }

  @Test func aStepMayFailInOneImplementationOnly() throws {
    let refusing = architecture("B")
    refusing.react = { _, _ in .noModal(frontmost: .init(name: "menu", title: "", elements: [])) }
    let outcome = run(
      try scenario("the app is launched", "I go back"), in: architecture("A"), refusing, architecture("C"))
    let message = "No modal is shown. The screen “menu” shows nothing."
    #expect(outcome.failure?.reason == .problems([.init(architecture: "B", message: message)]))
    #expect(outcome.failure?.lines(among: ["A", "B", "C"]) == ["B alone: \(message)"])
  }

  @Test func differentProblemsAreToldEachWithWhoHasThem() throws {
    let library = StepLibrary([
      StepDefinition("fail") { stage, _ in
        throw StepProblem.differing(stage.architecture.profile.name == "B" ? "two" : "one")
      }
    ])
    let outcome = run(
      try scenario("fail", library: library), in: architecture("A"), architecture("B"), architecture("C"))
    #expect(
      outcome.failure?.lines(among: ["A", "B", "C"]) == [
        "A and C: one: expected a, found b.", "B: two: expected a, found b.",
      ])
  }

  @Test func aFailureIsToldBesideTheDivergenceItMakes() throws {
    let odd = architecture("A")
    odd.react = { app, _ in
      app.snapshot.screen.title = "Odd"
      return .noModal(frontmost: app.snapshot.screen)
    }
    let outcome = run(try scenario("the app is launched", "I go back"), in: odd, architecture("B"))
    #expect(outcome.failure?.lines(among: ["A", "B"]).prefix(2).map { $0.prefix(8) } == ["A: No mo", "A: the t"])
  }

  @Test func whatIsLoggedIsCompared() throws {
    func logging(_ name: String, _ message: String) -> FakeArchitecture {
      let architecture = FakeArchitecture(name, snapshot: .empty)
      architecture.react = { app, _ in
        app.dependencies.logger.log(.info, message)
        return nil
      }
      return architecture
    }
    let scenario = try scenario("the app is launched", "I go back")
    #expect(run(scenario, in: logging("A", "left"), logging("B", "left")).failure == nil)
    let failure = run(scenario, in: logging("A", "left"), logging("B", "gone")).failure
    #expect(failure?.step.text == "I go back")
    #expect(
      failure?.lines(among: ["A", "B"]) == [
        "A: “info: gone” isn't logged; in B it is logged.", "- A", "+ B", "  - info: left", "  + info: gone",
      ])
  }

  @Test func aProblemIsToldBeforeWhatElseIsFound() throws {
    let outcome = run(try scenario("the app is launched", #"the title is "x""#), in: FakeArchitecture())
    // The fake marks a place that isn't a favourite.
    #expect(outcome.failure?.step.text == "the app is launched")
    #expect(
      outcome.failure?.reason == .finding(.notAsStored(what: "The mark of “MAAT”", shown: "★", stored: "none")))
    let quiet = FakeArchitecture(snapshot: .empty)
    let other = run(try scenario("the app is launched", #"the title is "x""#), in: quiet)
    #expect(other.failure?.lines(among: ["Fake"]) == ["Fake: The title: expected “x”, found “”."])
  }

  @Test func whatAnAppMustNotDoFailsTheStoryAndIsToldFirst() throws {
    let faulty = architecture("B", titleAfterLink: "Odd")
    let react = faulty.react
    faulty.react = { app, interaction in
      app.faults = [Fault(type: "Screen", event: "viewWillAppear", message: "It pushed.")]
      return react(app, interaction)
    }
    let outcome = run(
      try scenario("the app is launched", #"I open the link "x""#, "I go back"), in: architecture("A"), faulty)
    #expect(outcome.passedSteps == 1)
    #expect(outcome.failure?.lines(among: ["A", "B"]) == ["B: Screen.viewWillAppear: It pushed."])
  }

  @Test func aStepThatCantBeCheckedHereIsSkippedAndTheStoryGoesOn() throws {
    let outcome = run(
      try scenario("the app is launched", "nothing is left behind", "I go back"), in: architecture("A"),
      architecture("B"))
    #expect(outcome.failure == nil)
    #expect(outcome.passedSteps == 2)
    #expect(
      outcome.skipped == [
        .init(step: .test("nothing is left behind"), reason: "Objects are not counted in this run.")
      ])
  }

  @Test func stepsThatWereSkippedAreNotCountedBeforeAFailure() throws {
    let outcome = run(
      try scenario("the app is launched", "nothing is left behind", #"the title is "x""#), in: architecture("A"))
    #expect(outcome.passedSteps == 1)
    #expect(outcome.skipped.count == 1)
    #expect(outcome.failure?.step.text == #"the title is "x""#)
  }
}

extension StepProblem {
  fileprivate static func differing(_ what: String) -> StepProblem {
    .mismatch(what: what, expected: "a", found: "b")
  }
}
