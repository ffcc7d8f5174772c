import SharedModel
import Testing

@MainActor
struct GuideClientSessionTests {
  private let mark = User(username: "mark", displayName: "Mark")

  // MARK: - Signing in

  @Test func theRightCredentialsBeginTheSessionBeforeTheAnswer() {
    let fixture = ClientFixture(user: nil)
    let observation = fixture.session.observe { [diary = fixture.diary] in diary.note("\($0)") }
    let request = fixture.client.signIn(
      Credentials(username: "mark", password: "lisboa"), reply: fixture.noting(\.displayName))
    #expect(fixture.answer(to: request) == ["\(Session.Event.began(mark))", "Mark"])
    #expect(fixture.session.user == mark)
    observation.cancel()
  }

  @Test(arguments: [("mark", "Lisboa"), ("Mark", "lisboa"), ("", ""), ("mark", "lisboa ")])
  func wrongCredentialsAreUnauthorised(username: String, password: String) {
    let fixture = ClientFixture(user: nil)
    let request = fixture.client.signIn(
      Credentials(username: username, password: password), reply: fixture.noting(\.displayName))
    #expect(fixture.answer(to: request) == ["failed: unauthorised"])
    #expect(fixture.session.user == nil)
  }

  @Test func beingRefusedAtSignInEndsNoSession() {
    let fixture = ClientFixture()
    fixture.backend[.signIn].answer = .fails(.unauthorised)
    let request = fixture.client.signIn(
      Credentials(username: "mark", password: "lisboa"), reply: fixture.noting(\.displayName))
    #expect(fixture.answer(to: request) == ["failed: unauthorised"])
    #expect(fixture.session.user == mark)
  }

  @Test func signingInThatIsCancelledBeginsNoSession() {
    let fixture = ClientFixture(user: nil)
    let request = fixture.client.signIn(
      Credentials(username: "mark", password: "lisboa"), reply: fixture.noting(\.displayName))
    request.cancel()
    #expect(fixture.answer(to: request) == [])
    #expect(fixture.session.user == nil)
  }

  // MARK: - Expiry

  @Test(arguments: Service.allCases.filter { $0 != .signIn })
  func anUnauthorisedRequestEndsTheSessionAndIsNotAnswered(service: Service) {
    let fixture = ClientFixture()
    fixture.backend[service].answer = .fails(.unauthorised)
    let observation = fixture.session.observe { [diary = fixture.diary] in diary.note("\($0)") }
    #expect(fixture.answer(to: send(service, fixture)) == ["expired"])
    #expect(fixture.session.user == nil)
    #expect(fixture.answer(to: send(service, fixture)) == [])
    observation.cancel()
  }

  @Test(arguments: Service.allCases.filter { $0 != .signIn }, [ServiceError.offline, .serverError, .notFound])
  func anyOtherFailureIsAnswered(service: Service, error: ServiceError) {
    let fixture = ClientFixture()
    fixture.backend[service].answer = .fails(error)
    #expect(fixture.answer(to: send(service, fixture)) == ["failed: \(error.rawValue)"])
    #expect(fixture.session.user == mark)
  }

  // MARK: - Log

  @Test(arguments: Service.allCases)
  func eachRequestIsLogged(service: Service) {
    let fixture = ClientFixture()
    let request = send(service, fixture)
    let entry = LogEntry(level: .info, message: "request \(service.rawValue)")
    #expect(fixture.logger.entries == [entry])
    _ = fixture.answer(to: request)
    #expect(fixture.logger.entries == [entry])
  }

  @Test(arguments: Service.allCases, [ServiceError.unauthorised, .serverError])
  func eachFailureIsLogged(service: Service, error: ServiceError) {
    let fixture = ClientFixture()
    fixture.backend[service].failsOnce = error
    _ = fixture.answer(to: send(service, fixture))
    #expect(
      fixture.logger.entries.last
        == LogEntry(level: .warning, message: "request \(service.rawValue) failed: \(error.rawValue)"))
  }

  private func send(_ service: Service, _ fixture: ClientFixture) -> Cancellable? {
    let client = fixture.client
    return switch service {
    case .signIn:
      client.signIn(Credentials(username: "mark", password: "lisboa"), reply: fixture.noting { _ in "answered" })
    case .cover: client.fetchCover(reply: fixture.noting { _ in "answered" })
    case .quarters: client.fetchQuarters(reply: fixture.noting { _ in "answered" })
    case .places: client.fetchPlaces(PlaceQuery(), page: 0, reply: fixture.noting { _ in "answered" })
    case .place: client.fetchPlace(id: "maat", reply: fixture.noting { _ in "answered" })
    case .articles: client.fetchArticles(reply: fixture.noting { _ in "answered" })
    case .favourite: client.saveFavourite(true, placeID: "maat", reply: fixture.noting { _ in "answered" })
    case .note: client.saveNote("", placeID: "maat", reply: fixture.noting { _ in "answered" })
    }
  }
}
