import HeadlessUI
import Probes
import SharedModel
import Testing

@testable import Stories

struct StageLivenessTests {
  private final class Probe: LivenessProbe {
    var unavailability: String?
    /// The live objects of the stage's own app (`alive`), and of a freshly launched one (`needed`).
    var alive: [ObjectKind: LiveCount] = [:]
    var needed: [ObjectKind: LiveCount] = [:]
    var aliveViews: [View] = []
    var neededViews: [View] = []
    private(set) var questions: [Int] = []
    private(set) var recorded: [Int] = []
    private var owners = 0

    func newOwner() -> Int {
      owners += 1
      return owners
    }

    func record<Result, Failure: Error>(
      for owner: Int, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      recorded.append(owner)
      return try work()
    }

    func liveObjects(of owner: Int) -> [ObjectKind: LiveCount] {
      questions.append(owner)
      return owner == 1 ? alive : needed
    }

    func instances(of owner: Int, kinds: Set<ObjectKind>) -> [(kind: ObjectKind, object: AnyObject)] {
      (owner == 1 ? aliveViews : neededViews)
        .map { (.instance(name: "HeadlessUI.\(type(of: $0))", module: "HeadlessUI"), $0) }
        .filter { kinds.contains($0.0) }
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
    thrown { () throws(StepProblem) in try stage.checkNothingIsLeftBehind() }
  }

  @Test func nothingIsLeftBehindWhenAFreshAppHasAsMuch() {
    probe.alive = [own("Menu"): .init(objects: 1), own("Cell"): .init(objects: 3)]
    probe.needed = [own("Menu"): .init(objects: 1), own("Cell"): .init(objects: 4), own("Other"): .init(objects: 1)]
    #expect(problem() == nil)
    #expect(architecture.launches == 2)
    #expect(probe.questions == [1, 2])
    #expect(Set(probe.recorded) == [1, 2])
  }

  @Test func whatAFreshAppDoesNotHaveIsLeftBehind() {
    probe.alive = [own("Menu"): .init(objects: 1), own("Quarters"): .init(objects: 2), own("Cell"): .init(objects: 5)]
    probe.needed = [own("Menu"): .init(objects: 1), own("Cell"): .init(objects: 3)]
    #expect(problem()?.description == "Left behind: 2 × Cell, 2 × Quarters.")
  }

  @Test func anyObjectCountsAndOnesOwnAreNamedFirst() {
    probe.alive = [
      .instance(name: "HeadlessUI.Label", module: "HeadlessUI"): .init(objects: 2), own("Pager"): .init(objects: 1),
      .instance(name: "SharedModel.Notes", module: "SharedModel"): .init(objects: 3),
      .context(["Swift.Optional<StoriesTests.Pager>"]): .init(objects: 1), .context([]): .init(objects: 1),
      ObjectKind(collection: [String: Int].self): .init(objects: 1, elements: 4),
    ]
    #expect(
      problem()?.description
        == "Left behind: 1 × Pager, 1 × closure over Optional<Pager>, 3 × SharedModel.Notes, 2 × HeadlessUI.Label, "
        + "4 more entries in Dictionary<String, Int>, 1 × closure.")
  }

  @Test func aViewIsNamedByItsIdentifier() {
    let (view, label) = (
      ObjectKind.instance(name: "HeadlessUI.View", module: "HeadlessUI"),
      ObjectKind.instance(name: "HeadlessUI.Label", module: "HeadlessUI")
    )
    probe.needed = [view: .init(objects: 2)]
    probe.alive = [view: .init(objects: 4), label: .init(objects: 1), .context(["?"]): .init(objects: 8)]
    probe.neededViews = [View("menu"), View("root")]
    probe.aliveViews = [View("places"), View("root"), View("menu"), View("loggedOut"), Label("places.empty")]
    #expect(
      problem()?.description
        == "Left behind: 1 × HeadlessUI.Label (places.empty), 2 × HeadlessUI.View (loggedOut, places), "
        + "8 × closure over ?.")
  }

  @Test func whichViewIsLeftBehindIsNotGuessed() {
    let view = ObjectKind.instance(name: "HeadlessUI.View", module: "HeadlessUI")
    probe.needed = [view: .init(objects: 2)]
    probe.alive = [view: .init(objects: 3)]
    probe.neededViews = [View("menu"), View("root")]
    probe.aliveViews = [View("menu"), View("a"), View("b")]
    #expect(problem()?.description == "Left behind: 1 × HeadlessUI.View.")
  }

  @Test func ofManyIdentifiersTheFirstAreNamed() {
    let view = ObjectKind.instance(name: "HeadlessUI.View", module: "HeadlessUI")
    probe.alive = [view: .init(objects: 9)]
    probe.aliveViews = (1...9).map { View("\($0)") }
    stage.kill()
    #expect(
      Finding(survivorsOf: [stage])?.lines(among: ["Fake"]) == [
        "Fake: Alive after the app was killed: 9 × HeadlessUI.View (1, 2, 3, 4, 5, 6, and 3 more)."
      ])
  }

  @Test func aLongListEndsWithHowManyKindsMoreThereAre() {
    for number in 1...8 { probe.alive[own("Screen\(number)")] = .init(objects: 1) }
    #expect(problem()?.description.hasSuffix("1 × Screen6, and 2 more kinds.") == true)
  }

  @Test(arguments: [(1, 20, 1, 21), (2, 41, 1, 20)])
  func aCollectionThatGrowsIsLeftBehind(objects: Int, elements: Int, neededObjects: Int, needed: Int) {
    let kind = ObjectKind(collection: [Int].self)
    probe.alive = [kind: .init(objects: objects, elements: elements)]
    probe.needed = [kind: .init(objects: neededObjects, elements: needed)]
    #expect((problem() == nil) == (elements <= needed))
  }

  @Test func aCopyOfWhatIsNeededIsNoGrowth() {
    let kind = ObjectKind(collection: [Int].self)
    probe.needed = [kind: .init(objects: 1, elements: 20)]
    probe.alive = [kind: .init(objects: 2, elements: 40)]
    #expect(problem() == nil)
    probe.alive = [kind: .init(objects: 1, elements: 21)]
    #expect(problem()?.description == "Left behind: 1 more entry in Array<Int>.")
  }

  @Test func observationsThatAreOverMayStayInTheirList() {
    let name = "SharedModel.ObserverList<()>.Observation"
    probe.alive = [
      .instance(name: name, module: "SharedModel"): .init(objects: 2),
      ObjectKind(collection: [AnyObject].self): .init(objects: 1, elements: 2),
    ]
    #expect(problem() == nil)
    probe.alive[ObjectKind(collection: [AnyObject].self)] = .init(objects: 1, elements: 3)
    #expect(problem()?.description == "Left behind: 1 more entry in Array<AnyObject>.")
  }

  @Test func theStandardLibrarysOwnAndWhatIsStoredDontCount() {
    stage.favourites.keep(["a", "b"])
    probe.alive = [
      .other("Swift.__StringStorage"): .init(objects: 3),
      .instance(name: "Foundation.NSLock", module: "Foundation"): .init(objects: 1),
      ObjectKind(collection: Set<String>.self): .init(objects: 1, elements: 2),
    ]
    #expect(problem() == nil)
  }

  @Test func whileSomethingIsUnderWayOnlyOnesOwnInstancesCount() {
    probe.alive = [.context([]): .init(objects: 1), own("Pager"): .init(objects: 1)]
    let request = stage.clock.schedule(after: .seconds(1)) {}
    withExtendedLifetime(request) { #expect(problem()?.description == "Left behind: 1 × Pager.") }
  }

  @Test func whatOutlivesAKillIsToldOnce() {
    probe.alive = [
      own("Coordinator"): .init(objects: 1), ObjectKind(collection: [Int].self): .init(objects: 1, elements: 9),
    ]
    stage.kill()
    #expect(
      Finding(survivorsOf: [stage])?.lines(among: ["Fake"]) == [
        "Fake: Alive after the app was killed: 1 × Coordinator."
      ])
    #expect(Finding(survivorsOf: [stage]) == nil)
    probe.alive = [:]
    stage.launch()
    stage.kill()
    #expect(Finding(survivorsOf: [stage]) == nil)
  }

  private func own(_ name: String) -> ObjectKind {
    .instance(name: "StoriesTests.\(name)", module: architecture.profile.module)
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
        == "Leaks can't be checked: a freshly launched app shows menu, this one menu, places.")
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

  @Test("Lists are paired from the top, because a link may open a list over screens that aren't loaded")
  func listsOverScreensThatAreNotLoaded() throws {
    let (opened, fresh) = (ListApp(rows: [40]), ListApp(rows: [3, 20]))
    let stage = Stage(architecture: ListArchitecture([opened, fresh]), guide: .test, liveness: probe)
    stage.launch()
    try stage.checkNothingIsLeftBehind()
    #expect(fresh.listRows == [3, 40])
  }

  @Test("Covered screens are updated last, in both apps, because answers may change them until then")
  func coveredScreensAreUpdated() throws {
    let (opened, fresh) = (ListApp(rows: []), ListApp(rows: []))
    let stage = Stage(architecture: ListArchitecture([opened, fresh]), guide: .test, liveness: probe)
    stage.launch()
    try stage.checkNothingIsLeftBehind()
    #expect(opened.events == ["update"])
    #expect(fresh.events == ["load", "update"])
  }

  private final class ListApp: @MainActor CoveredScreenLoading {
    let snapshot = Snapshot.places
    private(set) var events: [String] = []
    private(set) var listRows: [Int]

    init(rows: [Int]) { listRows = rows }

    func perform(_ interaction: Interaction) throws(ImpossibleInteraction) {}

    func loadCoveredScreens() { events.append("load") }

    func updateCoveredScreens() { events.append("update") }

    func scrollToEnd(ofList index: Int) { listRows[index] += 20 }
  }

  private final class ListArchitecture: Architecture {
    let profile = ArchitectureProfile(name: "Lists", idea: "", roles: [], rules: [])
    private var apps: [ListApp]

    init(_ apps: [ListApp]) { self.apps = apps }

    func launch(with dependencies: AppDependencies) -> any HeadlessApp { apps.removeFirst() }
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
