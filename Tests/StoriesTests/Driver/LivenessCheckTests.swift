import HeadlessUI
import SharedModel
import Testing

@testable import Stories

/// “Nothing is left behind”, with a probe that says what it is told to.
struct LivenessCheckTests {
  private final class Probe: LivenessProbe {
    var unavailability: String?
    /// What is alive of the stage's own app, and of one launched afresh.
    var alive: [String: Int] = [:]
    var needed: [String: Int] = [:]
    private(set) var questions: [String] = []
    private var marks = 0

    func mark() -> Int {
      marks += 1
      return marks
    }

    func liveObjects(ofModule module: String, from: Int, to: Int) -> [String: Int] {
      questions.append("\(module) \(from)–\(to)")
      return from == 1 ? alive : needed
    }
  }

  private let probe = Probe()
  private let architecture = FakeArchitecture()
  private let stage: Stage

  init() {
    stage = Stage(architecture: architecture, guide: .test, liveness: probe)
    stage.launch()
  }

  private func problem() -> StepProblem? {
    do {
      try stage.checkNothingIsLeftBehind()
      return nil
    } catch {
      return error
    }
  }

  @Test func nothingIsLeftBehindWhenAFreshAppHasAsMuch() {
    probe.alive = ["Menu": 1, "Cell": 3]
    probe.needed = ["Menu": 1, "Cell": 4, "Delegate": 1]
    #expect(problem() == nil)
    #expect(architecture.launches == 2)
    #expect(probe.questions == ["StoriesTests 1–2", "StoriesTests 3–4"])
  }

  @Test func whatAFreshAppDoesNotHaveIsLeftBehind() {
    probe.alive = ["Menu": 1, "Quarters": 2, "Cell": 5]
    probe.needed = ["Menu": 1, "Cell": 3]
    #expect(problem() == .leftBehind(["Quarters": 2, "Cell": 2]))
    #expect(problem()?.description == "Left behind: 2 × Cell, 2 × Quarters.")
  }

  @Test func itIsNotCheckedWhereItCantBe() {
    probe.unavailability = "No objects here."
    #expect(problem() == .notCheckable(reason: "No objects here."))
    #expect(problem()?.description == "No objects here.")
    #expect(probe.questions == [])
    #expect(architecture.launches == 1)
  }

  @Test func theFreshAppIsGivenWhatIsStored() throws {
    let mark = StoredSession(user: User(username: "mark", displayName: "Mark"))
    var given: [String] = []
    let architecture = RecordingArchitecture { dependencies in
      given = [
        "\(dependencies.session.user == mark.user)",
        "\((try? dependencies.savedState.load())?.screens == [.reference])",
        "\(dependencies.favourites.contains("maat"))", "\(dependencies.notes.text(for: "maat") ?? "")",
      ]
    }
    let stage = Stage(architecture: architecture, guide: .test, liveness: probe)
    stage.session.keep(mark)
    stage.savedState.keep(SavedState(screens: [.reference]))
    stage.favourites.keep(["maat"])
    stage.notes.keep(["maat": "Go"])
    stage.launch()
    given = []
    try stage.checkNothingIsLeftBehind()
    #expect(given == ["true", "true", "true", "Go"])
  }

  @Test func aFreshAppInAnotherPlaceTellsNothing() {
    architecture.snapshot.stack = [.init(name: "menu", title: "Lisbon")]
    #expect(problem() == .differentPlace(expected: ["menu", "places"], found: ["menu"]))
    #expect(
      problem()?.description
        == "What is needed can't be told: an app launched afresh shows menu, this one menu, places.")
  }

  @Test func aModalScreenBelongsToThePlace() throws {
    try #require(architecture.app).snapshot.modal = Snapshot.note.modal
    #expect(problem() == .differentPlace(expected: ["menu", "places", "note"], found: ["menu", "places"]))
  }

  @Test func theAppMustRun() {
    stage.kill()
    #expect(problem() == .notLaunched)
    #expect(architecture.launches == 1)
  }

  private struct RecordingArchitecture: Architecture {
    let profile = ArchitectureProfile(name: "Recording", idea: "", roles: [], rules: [])
    let record: (AppDependencies) -> Void

    func launch(with dependencies: AppDependencies) -> any HeadlessApp {
      record(dependencies)
      return FakeApp(snapshot: .places, dependencies: dependencies) { _, _ in nil }
    }
  }
}
