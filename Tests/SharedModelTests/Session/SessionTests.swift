import SharedModel
import Testing

@MainActor
struct SessionTests {
  private let mark = User(username: "mark", displayName: "Mark")
  private let store = MemoryStore<StoredSession>(name: "session")
  private let savedState = MemoryStore(SavedState(screens: [.reference]))
  private let logger = MemoryLogger(minimum: .debug)
  private let diary = Diary()

  private func session() -> Session { Session(store: store, savedState: savedState, logger: logger) }

  private func observe(_ session: Session) -> Cancellable {
    session.observe { [diary, mark] event in
      switch event {
      case .began(let user): diary.note("began \(user == mark), \(session.user == user)")
      case .signedOut: diary.note("signed out \(session.user == nil)")
      case .expired: diary.note("expired \(session.user == nil)")
      }
    }
  }

  @Test func nobodyIsSignedInAtFirst() {
    #expect(session().user == nil)
    #expect(logger.entries.isEmpty)
  }

  @Test func aStoredSessionIsTakenUp() throws {
    try store.save(StoredSession(user: mark))
    #expect(session().user == mark)
  }

  @Test func aDamagedSessionIsReportedAndNobodyIsSignedIn() throws {
    try store.save(StoredSession(user: mark))
    store.damage()
    #expect(session().user == nil)
    #expect(logger.entries.map(\.level) == [.error])
    #expect(logger.entries.first?.message.hasPrefix("Session: session is damaged") == true)
  }

  @Test func aSessionThatBeginsIsStoredAndTold() throws {
    let session = session()
    let observation = observe(session)
    session.begin(mark)
    #expect(diary.take() == ["began true, true"])
    #expect(try store.load() == StoredSession(user: mark))
    observation.cancel()
    session.begin(mark)
    #expect(diary.take() == [])
  }

  @Test func signingOutForgetsTheSessionAndWhereTheUserWas() throws {
    let session = session()
    session.begin(mark)
    let observation = observe(session)
    session.signOut()
    #expect(diary.take() == ["signed out true"])
    #expect(try store.load() == nil)
    #expect(try savedState.load() == nil)
    observation.cancel()
  }

  @Test func expiryForgetsTheSessionButNotWhereTheUserWas() throws {
    let session = session()
    session.begin(mark)
    let observation = observe(session)
    session.expire()
    #expect(diary.take() == ["expired true"])
    #expect(try store.load() == nil)
    #expect(try savedState.load() == SavedState(screens: [.reference]))
    #expect(logger.entries == [LogEntry(level: .warning, message: "session expired")])
    observation.cancel()
  }

  @Test func whatNobodyIsInCantEnd() throws {
    let session = session()
    let observation = observe(session)
    session.expire()
    session.signOut()
    #expect(diary.take() == [])
    #expect(logger.entries.isEmpty)
    #expect(try savedState.load() == SavedState(screens: [.reference]))
    observation.cancel()
  }

  @Test func aStoreThatFailsIsReportedAndTheSessionGoesOn() {
    let session = Session(
      store: FullStore(StoredSession(user: mark)), savedState: FullStore(SavedState()), logger: logger)
    let observation = observe(session)
    session.begin(mark)
    session.signOut()
    session.begin(mark)
    session.expire()
    #expect(
      diary.take() == ["began true, true", "signed out true", "began true, true", "expired true"])
    let error = "Session: \(FullStore<StoredSession>.error)"
    #expect(
      logger.entries.map(\.message) == [error, error, error, error, "session expired", error])
    observation.cancel()
  }
}
