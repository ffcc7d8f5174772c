import SharedModel
import Testing

@MainActor
struct DeviceTests {
  private let mark = User(username: "mark", displayName: "Mark")
  private let clock = VirtualClock()
  private let backend: ScriptedBackend
  private let device: Device

  init() {
    backend = ScriptedBackend(guide: .test, clock: clock)
    device = Device(
      clock: clock, backend: backend, session: MemoryStore(), savedState: MemoryStore(), favourites: MemoryStore(),
      notes: MemoryStore(), configuration: Configuration(for: .release), logger: MemoryLogger(minimum: .debug))
  }

  @Test func whatIsStoredOutlivesTheProcess() throws {
    do {
      let first = device.dependencies()
      first.session.begin(mark)
      try first.favourites.set(true, id: "maat")
      try first.savedState.save(SavedState(screens: [.reference]))
    }
    let second = device.dependencies()
    #expect(second.session.user == mark)
    #expect(second.favourites.contains("maat"))
    #expect(second.favourites.count == 1)
    #expect(try second.savedState.load() == SavedState(screens: [.reference]))
  }

  @Test func whatIsOnlyInMemoryDoesNot() {
    let first = device.dependencies()
    first.images.store(ImageData(name: "cover"))
    let second = device.dependencies()
    #expect(second.images.count == 0)
    #expect(second.session !== first.session)
  }

  @Test func signingOutInAProcessForgetsWhereItsUserWas() throws {
    let dependencies = device.dependencies()
    dependencies.session.begin(mark)
    try dependencies.savedState.save(SavedState(screens: [.reference]))
    dependencies.session.signOut()
    #expect(try dependencies.savedState.load() == nil)
  }

  @Test func everyServiceIsTheSessionsAndTheCachesOwn() {
    let dependencies = device.dependencies()
    let cover = dependencies.cover.fetchCover { _ in }
    let signIn = dependencies.signIn.signIn(Credentials(username: "mark", password: "lisboa")) { _ in }
    clock.advance(by: .milliseconds(100))
    #expect(dependencies.images.count == 1)
    #expect(dependencies.session.user == mark)
    withExtendedLifetime((cover, signIn)) {}
  }
}
