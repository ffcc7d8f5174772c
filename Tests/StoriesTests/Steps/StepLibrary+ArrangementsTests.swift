import SharedModel
import Testing

@testable import Stories

/// The steps of Given.
struct StepLibraryArrangementsTests {
  private let fixture = StepFixture(isLaunched: false)
  private var stage: Stage { fixture.stage }

  @Test func launching() {
    #expect(fixture.take("the app is launched") == nil)
    #expect(fixture.architecture.launches == 1)
    #expect(fixture.architecture.app?.dependencies.session.user == nil)
  }

  @Test func beingSignedIn() throws {
    stage.savedState.keep(SavedState(screens: [.reference]))
    #expect(fixture.take("I am signed in") == nil)
    let app = try #require(fixture.architecture.app)
    #expect(app.dependencies.session.user?.username == "mark")
    #expect(try app.dependencies.savedState.load() == nil)
  }

  @Test func beingSignedInNeedsAnAccount() {
    let fixture = StepFixture(guide: Guide(), isLaunched: false)
    #expect(fixture.take("I am signed in") == "There is no account “the first user”.")
    #expect(fixture.architecture.launches == 0)
  }

  @Test func aServicesLatency() {
    #expect(fixture.take(#"the service "quarters" answers after 300 ms"#) == nil)
    #expect(stage.backend[.quarters].latency == .milliseconds(300))
    #expect(stage.backend[.places].latency == .milliseconds(100))
  }

  @Test func aLatencyWakesAServiceThatNeverAnswersAndMendsNoFailure() {
    stage.backend[.quarters].answer = .never
    #expect(fixture.take(#"the service "quarters" answers after 1 ms"#) == nil)
    #expect(stage.backend[.quarters].answer == .works)
    stage.backend[.quarters].answer = .fails(.offline)
    #expect(fixture.take(#"the service "quarters" answers after 1 ms"#) == nil)
    #expect(stage.backend[.quarters].answer == .fails(.offline))
  }

  @Test(arguments: ServiceError.allCases)
  func aServicesFailures(error: ServiceError) {
    #expect(fixture.take(#"the service "cover" fails with "\#(error.rawValue)""#) == nil)
    #expect(stage.backend[.cover].answer == .fails(error))
    #expect(fixture.take(#"the service "note" fails once with "\#(error.rawValue)""#) == nil)
    #expect(stage.backend[.note].failsOnce == error)
    #expect(stage.backend[.note].answer == .works)
  }

  @Test func aServiceThatNeverAnswersAndWorksAgain() {
    #expect(fixture.take(#"the service "note" never answers"#) == nil)
    #expect(stage.backend[.note].answer == .never)
    stage.backend[.note].failsOnce = .offline
    #expect(fixture.take(#"the service "note" works again"#) == nil)
    #expect(stage.backend[.note] == ServiceBehaviour())
  }

  @Test(arguments: [
    "answers after 1 ms", #"fails with "offline""#, #"fails once with "offline""#, "never answers", "works again",
  ])
  func anUnknownService(what: String) {
    #expect(
      fixture.take(#"the service "quarter" \#(what)"#) == "There is no service “quarter”. Did you mean “quarters”?")
  }

  @Test(arguments: ["fails with", "fails once with"])
  func anUnknownFailure(what: String) {
    #expect(
      fixture.take(#"the service "quarters" \#(what) "off line""#)
        == "There is no failure “off line”. Did you mean “offline”?")
    #expect(stage.backend[.quarters] == ServiceBehaviour())
  }

  @Test func aPlaceThatIsGone() {
    #expect(fixture.take(#"the place "maat" is removed from the guide"#) == nil)
    #expect(stage.backend.guide.places.map(\.id) == ["torre"])
    #expect(
      fixture.take(#"the place "maat" is removed from the guide"#)
        == "No place in the guide has the id “maat”. Did you mean “torre”?")
  }

  @Test func anyPartOfTheGuideThatIsGone() {
    #expect(fixture.take(#"the quarter "belem" is removed from the guide"#) == nil)
    #expect(fixture.take(#"the article "trams" is removed from the guide"#) == nil)
    #expect(stage.backend.guide.quarters.map(\.id) == ["chiado"])
    #expect(stage.backend.guide.articles.map(\.id) == ["hills"])
  }

  @Test(arguments: [("quarter", "belem"), ("place", "maat"), ("article", "trams")])
  func whatIsRemovedComesBackWhereItWas(part: String, id: String) {
    #expect(fixture.take(#"the \#(part) "\#(id)" is removed from the guide"#) == nil)
    #expect(stage.backend.guide != stage.guide)
    #expect(fixture.take(#"the \#(part) "\#(id)" is back in the guide"#) == nil)
    #expect(stage.backend.guide == stage.guide)
  }

  @Test func allThatIsRemovedComesBackInAnyOrder() {
    #expect(fixture.take("there are no places in the guide") == nil)
    #expect(fixture.take(#"the place "torre" is back in the guide"#) == nil)
    #expect(fixture.take(#"the place "maat" is back in the guide"#) == nil)
    #expect(stage.backend.guide == stage.guide)
  }

  @Test func onlyWhatWasRemovedComesBack() {
    #expect(
      fixture.take(#"the place "maat" is back in the guide"#)
        == "The place “maat” is in the guide. Only what was removed can come back.")
    #expect(
      fixture.take(#"the quarter "bellem" is back in the guide"#)
        == "No quarter in the guide has the id “bellem”. Did you mean “belem”?")
  }

  @Test func anotherNameAndTheQuartersPlacesKnowIt() {
    #expect(fixture.take(#"the quarter "belem" is called "Restelo""#) == nil)
    #expect(stage.backend.guide.quarters.map(\.name) == ["Restelo", "Chiado"])
    #expect(stage.backend.guide.places.map(\.quarterName) == ["Restelo", "Restelo"])
    #expect(fixture.take(#"the place "maat" is called "Museum""#) == nil)
    #expect(stage.backend.guide.places.map(\.name) == ["Museum", "Torre"])
    #expect(fixture.take(#"the article "trams" is called "Lifts""#) == nil)
    #expect(stage.backend.guide.articles.map(\.title) == ["Lifts", "Hills"])
    #expect(
      fixture.take(#"the article "tram" is called "Lifts""#)
        == "No article in the guide has the id “tram”. Did you mean “trams”?")
    #expect(fixture.take("the guide is as it was") == nil)
    #expect(stage.backend.guide == stage.guide)
  }

  @Test func nothingOfAKind() {
    for part in ["quarters", "places", "articles"] {
      #expect(fixture.take("there are no \(part) in the guide") == nil)
    }
    #expect(stage.backend.guide == Guide(accounts: Guide.test.accounts))
  }

  @Test func anyNumberOfPlaces() {
    #expect(fixture.take("25 places in the guide") == nil)
    #expect(stage.backend.guide.places.count == 25)
  }

  @Test func favouritesBeforeALaunch() {
    #expect(fixture.take(#"the place "maat" is a favourite"#) == nil)
    #expect(fixture.take(#"the place "torre" is a favourite"#) == nil)
    #expect(fixture.take(#"the place "maat" is no favourite"#) == nil)
    stage.launch()
    #expect(fixture.architecture.app?.dependencies.favourites.contains("torre") == true)
    #expect(fixture.architecture.app?.dependencies.favourites.count == 1)
  }

  @Test func favouritesWhileTheAppRuns() {
    stage.launch()
    let favourites = fixture.architecture.app?.dependencies.favourites
    #expect(fixture.take(#"the place "maat" is a favourite"#) == nil)
    #expect(favourites?.contains("maat") == true)
    #expect(favourites?.count == 1)
    #expect(stage.favourites.value == ["maat"])
    #expect(fixture.take(#"the place "maat" is no favourite"#) == nil)
    #expect(favourites?.count == 0)
  }

  @Test(arguments: ["a", "no"])
  func aFavouriteIsAPlaceOfTheGuide(article: String) {
    #expect(
      fixture.take(#"the place "matt" is \#(article) favourite"#)
        == "No place in the guide has the id “matt”. Did you mean “maat”?")
  }

  @Test func aSavedStateThatIsDamaged() throws {
    stage.savedState.keep(SavedState(screens: [.reference]))
    #expect(fixture.take("the saved state is damaged") == nil)
    stage.launch()
    let app = try #require(fixture.architecture.app)
    #expect(throws: StoreError.self) { try app.dependencies.savedState.load() }
    #expect(stage.savedState.setAside.count == 1)
  }

  @Test func whatTheDeviceCantStoreStaysAsItWas() throws {
    stage.launch()
    let dependencies = try #require(fixture.architecture.app?.dependencies)
    for store in DeviceStore.allCases {
      #expect(fixture.take("the device can't store the \(store.rawValue)") == nil)
    }
    #expect(throws: StoreError.self) { try dependencies.favourites.set(true, id: "maat") }
    #expect(throws: StoreError.self) { try dependencies.notes.set("Go", for: "maat") }
    #expect(throws: StoreError.self) { try dependencies.savedState.save(SavedState()) }
    dependencies.session.begin(User(username: "mark", displayName: "Mark"))
    #expect(StoredValues(of: stage) == StoredValues(of: StepFixture().stage))
    for store in DeviceStore.allCases {
      #expect(fixture.take("the device can store the \(store.rawValue) again") == nil)
    }
    try dependencies.favourites.set(true, id: "maat")
    try dependencies.notes.set("Go", for: "maat")
    try dependencies.savedState.save(SavedState())
    dependencies.session.begin(User(username: "mark", displayName: "Mark"))
    #expect(StoredValues(of: stage).favourites == ["maat"])
    #expect(StoredValues(of: stage).notes == ["maat": "Go"])
    #expect(StoredValues(of: stage).savedState == SavedState())
    #expect(StoredValues(of: stage).session?.user.username == "mark")
  }

  @Test func whatAnEarlierProcessStoredIsThereWhereTheDeviceCantStore() {
    #expect(fixture.take("the device can't store the session") == nil)
    #expect(fixture.take("the device can't store the favourites") == nil)
    #expect(fixture.take(#"the place "maat" is a favourite"#) == nil)
    #expect(fixture.take("I am signed in") == nil)
    #expect(fixture.architecture.app?.dependencies.session.user?.username == "mark")
    #expect(stage.favourites.value == ["maat"])
    #expect(!stage.favourites.isWritable)
  }
}
