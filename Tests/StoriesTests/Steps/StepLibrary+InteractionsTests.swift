import HeadlessUI
import SharedModel
import Testing

@testable import Stories

struct StepLibraryInteractionsTests {
  nonisolated private static let steps: [(text: String, interaction: Interaction)] = [
    (#"I tap "menu.signOut""#, .tap(id: "menu.signOut")), (#"I tap "OK" in the alert"#, .tapInAlert(title: "OK")),
    ("I go back", .goBack), ("I start to swipe back and let go", .swipeBackAndLetGo),
    ("I swipe the modal down", .swipeModalDown),
    (#"I type "a b" into "note.text""#, .type(text: "a b", id: "note.text")),
    (#"I clear "note.text""#, .clear(id: "note.text")),
    (#"I choose "A–Z" in "quarters.order""#, .choose(segment: "A–Z", id: "quarters.order")),
    (#"I toggle "place.favourite""#, .toggle(id: "place.favourite")),
    (#"I select row 2 of "places.list""#, .selectRow(number: 2, id: "places.list")),
    (#"I select "MAAT" in "places.list""#, .selectRowTitled(title: "MAAT", id: "places.list")),
    (#"I pull to refresh "places.list""#, .pullToRefresh(id: "places.list")),
    (#"I scroll "places.list" to its end"#, .scrollToEnd(id: "places.list")),
    ("the app resigns active", .receive(.willResignActive)),
    ("the app enters the background", .receive(.didEnterBackground)),
    ("the app enters the foreground", .receive(.willEnterForeground)),
    ("the system warns about memory", .receive(.memoryWarning)),
    (#"I open the link "guide://quarters""#, .open(link: "guide://quarters")),
  ]

  @Test(arguments: steps)
  func theAppIsToldOnce(text: String, interaction: Interaction) {
    let fixture = StepFixture()
    #expect(fixture.take(text) == nil)
    #expect(fixture.architecture.app?.interactions == [interaction])
  }

  @Test(arguments: steps)
  func whatIsImpossibleFailsWithTheReason(text: String, interaction: Interaction) {
    let reason = ImpossibleInteraction.noSuchButton(title: "x", alert: .init(title: "y", buttons: []))
    let architecture = FakeArchitecture()
    architecture.react = { _, _ in reason }
    #expect(StepFixture(architecture).take(text) == reason.description)
  }

  @Test(arguments: steps)
  func theAppMustRun(text: String, interaction: Interaction) {
    let fixture = StepFixture(isLaunched: false)
    #expect(
      fixture.take(text)
        == "The app is not running. Put “Given the app is launched” or “Given I am signed in” in front.")
  }

  @Test(arguments: [
    #"I tap "note.tex""#, #"I type "a" into "note.tex""#, #"I clear "note.tex""#, #"I choose "a" in "note.tex""#,
    #"I toggle "note.tex""#, #"I select row 1 of "note.tex""#, #"I select "a" in "note.tex""#,
    #"I pull to refresh "note.tex""#, #"I scroll "note.tex" to its end"#,
  ])
  func anElementMustBeOneOfTheApps(text: String) {
    let fixture = StepFixture()
    #expect(fixture.take(text) == "There is no element “note.tex”. Did you mean “note.text”?")
    #expect(fixture.architecture.app?.interactions == [])
  }

  @Test func timePasses() {
    let fixture = StepFixture()
    #expect(fixture.take("250 ms pass") == nil)
    #expect(fixture.stage.clock.now == .milliseconds(250))
  }

  @Test func everythingSettles() {
    let fixture = StepFixture()
    let work = fixture.stage.clock.schedule(after: .seconds(9)) {}
    #expect(fixture.take("everything has settled") == nil)
    #expect(fixture.stage.clock.now == .seconds(9))
    work.cancel()
  }

  @Test(arguments: [0, 1])
  func whatNeverSettlesFails(milliseconds: Int) {
    let fixture = StepFixture()
    let clock = fixture.stage.clock
    var work: Cancellable?
    func again() { work = clock.schedule(after: .milliseconds(milliseconds)) { again() } }
    again()
    #expect(
      fixture.take("everything has settled") == "The app never settles: it keeps on scheduling work.")
    work?.cancel()
  }

  @Test func aKilledAppIsGoneAndLaunchedAgain() {
    let fixture = StepFixture()
    weak let first = fixture.architecture.app
    let work = fixture.stage.clock.schedule(after: .seconds(1)) {}
    fixture.stage.session.keep(StoredSession(user: User(username: "mark", displayName: "Mark")))
    #expect(fixture.take("the app is killed and launched again") == nil)
    #expect(first == nil)
    #expect(fixture.architecture.launches == 2)
    #expect(fixture.stage.clock.nextDue == nil)
    #expect(fixture.architecture.app?.dependencies.session.user?.username == "mark")
    work.cancel()
  }

  @Test func onlyAnAppThatRunsCanBeKilled() {
    let fixture = StepFixture(isLaunched: false)
    #expect(fixture.take("the app is killed and launched again")?.hasPrefix("The app is not running.") == true)
    #expect(fixture.architecture.launches == 0)
  }

  @Test func launchingCountsRequestsFromZero() {
    let fixture = StepFixture()
    let request = fixture.architecture.app?.dependencies.quarters.fetchQuarters { _ in }
    #expect(fixture.take(#"1 requests were sent to "quarters""#) == nil)
    #expect(fixture.take("the app is killed and launched again") == nil)
    #expect(fixture.take(#"0 requests were sent to "quarters""#) == nil)
    request?.cancel()
  }
}
