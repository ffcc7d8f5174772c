import Foundation
import SharedModel

/// A client of a scripted backend, with a user signed in, and a diary of its answers.
@MainActor
final class ClientFixture {
  let clock = VirtualClock()
  let backend: ScriptedBackend
  let session: Session
  let images = ImageCache()
  let logger = MemoryLogger(minimum: .debug)
  let client: GuideClient
  let diary = Diary()

  let notes = Notes(store: MemoryStore(), logger: SilentLogger())

  init(user: User? = User(username: "mark", displayName: "Mark"), guide: Guide = .test, pageSize: Int = 2) {
    backend = ScriptedBackend(guide: guide, clock: clock)
    session = Session(
      store: MemoryStore(user.map { StoredSession(user: $0) }), savedState: MemoryStore<SavedState>(),
      logger: SilentLogger())
    let configuration = Configuration(
      baseAddress: URL(filePath: "/"), pageSize: pageSize, searchDebounce: .zero, logLevel: .debug)
    client = GuideClient(
      backend: backend, session: session, images: images, notes: notes, configuration: configuration, logger: logger)
  }

  /// Returns a reply that notes the description of a value, or the error.
  func noting<Value>(_ describe: @escaping @MainActor (Value) -> String) -> Reply<Value> {
    { [diary] result in
      switch result {
      case .success(let value): diary.note(describe(value))
      case .failure(let error): diary.note("failed: \(error.rawValue)")
      }
    }
  }

  /// Retains the request until its answer is due, and returns the notes.
  func answer(to request: Cancellable?) -> [String] {
    clock.advance(by: .milliseconds(100))
    withExtendedLifetime(request) {}
    return diary.take()
  }
}
