import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct WalkerTests {
  private static func counter(_ count: Int, spins: Bool = false) -> Snapshot {
    let elements = [
      Element(id: "a", content: .button("Count")), Element(id: "b", content: .label("\(count)")),
      Element(id: "c", content: .button("Nothing")),
    ]
    let spinner = spins ? [Element(id: "s", content: .spinner)] : []
    return Snapshot(
      stack: [.init(name: "counter", title: "")],
      screen: .init(name: "counter", title: "", elements: elements + spinner))
  }

  /// Counts taps; `seen` turns the count into a snapshot.
  private func architecture(_ name: String, seeing seen: @escaping (Int) -> Snapshot) -> FakeArchitecture {
    let architecture = FakeArchitecture(name, snapshot: seen(0))
    architecture.react = { app, interaction in
      guard case .tap("a") = interaction else { return nil }
      app.snapshot = seen(app.interactions.count { $0 == .tap(id: "a") })
      return nil
    }
    return architecture
  }

  private func walker(
    _ architectures: [FakeArchitecture], report: @escaping (WalkEvent) -> Void = { _ in }
  ) throws -> Walker {
    Walker(
      architectures: architectures, guide: try Guide.bundled(), makeProbe: { NoLivenessProbe() }, report: report)
  }

  private func walk(_ architectures: [FakeArchitecture], steps: Int, seed: UInt64 = 1) throws -> WalkOutcome {
    try walker(architectures).walk(WalkStretch(0, steps: steps, seed: seed))
  }

  @Test func thoseWhoLookAlikeWalkToTheEnd() throws {
    let outcome = try walk(
      [architecture("A") { Self.counter($0) }, architecture("B") { Self.counter($0) }], steps: 2_500)
    #expect(outcome.steps == 2_500)
    #expect(outcome.failure == nil)
  }

  @Test func aDifferenceIsFoundAndShrunkToWhatItTakes() throws {
    let outcome = try walk(
      [architecture("A") { Self.counter($0) }, architecture("B") { Self.counter(min($0, 2)) }], steps: 2_500)
    let failure = try #require(outcome.failure)
    #expect(outcome.steps < 2_500)
    #expect(failure.actions == Array(repeating: .interact(.tap(id: "a")), count: 3))
    #expect(failure.finding.lines(among: ["A", "B"]).first == "A: “b” reads “3”; in B it reads “2”.")
    #expect(
      failure.scenario(seed: 1) == [
        "Feature: A random walk", "", "  Scenario: Found with seed 1", "    Given I am signed in",
        "    When I tap \"a\"", "    When I tap \"a\"", "    When I tap \"a\"",
      ])
  }

  @Test func theSameSeedFindsTheSame() throws {
    func steps(seed: UInt64) throws -> Int {
      try walk(
        [architecture("A") { Self.counter($0) }, architecture("B") { Self.counter($0 == 40 ? 0 : $0) }], steps: 2_500,
        seed: seed
      ).steps
    }
    #expect(try steps(seed: 5) == steps(seed: 5))
    #expect(try steps(seed: 5) != steps(seed: 6))
  }

  @Test func eachStepIsToldBeforeItIsTaken() throws {
    let clumsy = architecture("A") { Self.counter($0) }
    var events: [WalkEvent] = []
    clumsy.react = { _, interaction in
      #expect(events.last == .step(.interact(interaction)))
      return interaction == .goBack ? .noModal(frontmost: Self.counter(0).screen) : nil
    }
    let taken = try walker([clumsy]) { events.append($0) }
      .take([.interact(.tap(id: "a")), .interact(.goBack), .settle], countsObjects: false).taken
    #expect(taken == [.interact(.tap(id: "a")), .settle])
    #expect(
      events == [.walk, .step(.interact(.tap(id: "a"))), .step(.interact(.goBack)), .passedOver, .step(.settle)])
  }

  @Test func aSpinnerThatNothingEndsIsFound() throws {
    let outcome = try walk([architecture("A") { Self.counter($0, spins: $0 > 1) }], steps: 2_500)
    let failure = try #require(outcome.failure)
    #expect(failure.finding == .endlessWait(architecture: "A", id: "s"))
    #expect(failure.actions.count == 2)
  }

  @Test func whatAnAppMustNotDoIsFoundAlsoWhenAllDoIt() throws {
    let architectures = ["A", "B"].map { name in
      let architecture = architecture(name) { Self.counter($0) }
      let react = architecture.react
      architecture.react = { app, interaction in
        if case .tap("c") = interaction { app.faults = [Fault(type: "Button", event: "tap", message: "No.")] }
        return react(app, interaction)
      }
      return architecture
    }
    let failure = try #require(try walk(architectures, steps: 2_500).failure)
    #expect(failure.actions == [.interact(.tap(id: "c"))])
    #expect(failure.finding.lines(among: ["A", "B"]) == ["A and B: Button.tap: No."])
  }

  @Test func anActionThatOnlyOneRefusesIsFound() throws {
    let refusing = architecture("B") { Self.counter($0) }
    refusing.react = { _, interaction in
      interaction == .tap(id: "c") ? .notShown(id: "c", frontmost: Self.counter(0).screen) : nil
    }
    let accepting = architecture("A") { _ in Self.counter(0) }
    let failure = try #require(try walk([accepting, refusing], steps: 2_500).failure)
    #expect(failure.actions == [.interact(.tap(id: "c"))])
    guard case .refused(let problems) = failure.finding else {
      Issue.record("found \(failure.finding) instead")
      return
    }
    #expect(problems.map(\.architecture) == ["B"])
  }
}
