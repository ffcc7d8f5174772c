import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct InspectorTests {
  private let stages = ["A", "B", "C"].map {
    Stage(
      architecture: FakeArchitecture($0, snapshot: .empty), guide: .test, liveness: NoLivenessProbe(), keepsLog: true)
  }
  private let inspector: Inspector

  init() {
    inspector = Inspector(stages, guide: .test)
    for stage in stages { stage.launch() }
  }

  private func finding(_ snapshots: [Snapshot?]? = nil) -> Finding? {
    thrown { () throws(Finding) in try inspector.inspect(snapshots ?? stages.map { $0.app?.snapshot }) }
  }

  private func lines() -> [String] { finding()?.lines(among: ["A", "B", "C"]) ?? [] }

  @Test func nothingIsFoundWhereAllIsAlike() {
    #expect(finding() == nil)
  }

  @Test func anAppThatDoesNotRunDiffersFromOneThatDoes() {
    stages[1].kill()
    #expect(
      lines() == [
        "B alone: the app isn't running; in the two others it is running.", "- A, C", "+ B", "  - screen: article “”",
        "  + (not running)",
      ])
  }

  @Test func eachLogEntryIsComparedOnce() {
    for stage in stages { stage.log?.log(.info, "memory warning") }
    #expect(finding() == nil)
    stages[0].log?.log(.info, "transition: menu")
    #expect(
      lines()
        == [
          "A alone: “info: transition: menu” is logged; in the two others it isn't logged.", "- B, C", "+ A",
          "  + info: transition: menu",
        ])
    #expect(finding() == nil)
  }

  @Test func theOrderAndTheLevelsOfTheLogMatter() {
    for (index, stage) in stages.enumerated() {
      for message in index == 1 ? ["b", "a"] : ["a", "b"] { stage.log?.log(.info, message) }
    }
    #expect(finding() != nil)
    for (index, stage) in stages.enumerated() { stage.log?.log(index == 1 ? .debug : .info, "a") }
    #expect(lines().suffix(2) == ["  - info: a", "  + debug: a"])
  }

  @Test func whatIsStoredIsCompared() {
    for stage in stages { stage.savedState.keep(SavedState(screens: [.reference])) }
    #expect(finding() == nil)
    stages[2].savedState.keep(SavedState(screens: [.quarters(order: .name)]))
    #expect(
      lines() == [
        "C alone: screen 2 of the saved state is quarters by name; in the two others it is the reference book.",
        "- A, B",
        "+ C", "    …", "    screen: the menu", "  - screen: the reference book", "  + screen: quarters by name",
      ])
    for stage in stages { stage.savedState.keep(nil) }
    stages[2].favourites.keep(["maat"])
    #expect(lines().last == "  + favourite: maat")
  }

  @Test func whatWaitsMustWaitForSomething() {
    let spinning = Snapshot(
      stack: [.init(name: "reference", title: "")],
      screen: .init(name: "reference", title: "", elements: [Element(id: "reference.spinner", content: .spinner)]))
    let snapshots = stages.map { _ in Optional(spinning) }
    let due = stages.map { $0.clock.schedule(after: .seconds(1)) {} }
    #expect(finding(snapshots) == nil)
    due[1].cancel()
    #expect(finding(snapshots) == .endlessWait(architecture: "B", id: "reference.spinner"))
    withExtendedLifetime(due) {}
  }

  @Test func whatAllDoAgainstTheSpecificationIsFound() {
    for stage in stages { stage.log?.log(.warning, "session expired") }
    #expect(
      lines() == [
        "All 3: “Then the modal and the alert close, the session ends, and `signIn` becomes the root with its message.”"
          + " (docs/app-spec.md); but “signIn.error” reads “”."
      ])
  }

  @Test func whatWasBeforeALaunchIsForgotten() {
    for stage in stages { stage.savedState.keep(SavedState()) }
    let fields = [Element.Content.textField(""), .secureField("")]
    let signIn = Snapshot(
      stack: [.init(name: "signIn", title: "")],
      screen: .init(
        name: "signIn", title: "",
        elements: zip(["signIn.username", "signIn.password"], fields).map { Element(id: $0, content: $1) }))
    #expect(finding() == nil)
    for stage in stages { stage.launch() }
    #expect(finding(stages.map { _ in signIn }) == nil)
  }

  @Test func aSilentServiceMayBeWaitedFor() throws {
    let stage = Stage(
      architecture: FakeArchitecture(snapshot: .places), guide: .test, liveness: NoLivenessProbe(), keepsLog: true)
    let inspector = Inspector([stage], guide: .test)
    stage.favourites.keep(["maat"])
    stage.launch()
    stage.backend[.cover].answer = .never
    let app = try #require(stage.app as? FakeApp)
    app.snapshot.screen.elements.removeAll { $0.id == "places.more" }
    let request = app.dependencies.cover.fetchCover { _ in }
    try inspector.inspect([app.snapshot])
    request?.cancel()
    #expect(throws: Finding.endlessWait(architecture: "Fake", id: "places.spinner")) {
      try inspector.inspect([app.snapshot])
    }
  }
}
