import SharedModel

/// A device whose guide has one quarter with three places.
final class AlfamaFixture {
  let clock = VirtualClock()
  let dependencies: AppDependencies
  /// Finds the quarter's places, all on one page.
  let query = PlaceQuery(quarterID: "alfama")

  init() {
    let guide = Guide(quarters: [.alfama], places: .alfama)
    let device = Device(
      clock: clock, backend: ScriptedBackend(guide: guide, clock: clock), session: MemoryStore(),
      savedState: MemoryStore(), favourites: MemoryStore(), notes: MemoryStore(),
      configuration: Configuration(for: .debug), logger: SilentLogger())
    dependencies = device.dependencies()
    dependencies.session.begin(User(username: "mark", displayName: "Mark"))
  }
}

extension Quarter {
  static let alfama = Quarter(id: "alfama", name: "Alfama", summary: "Steep", priority: 1)
}

extension [Place] {
  static let alfama = ["Aljube", "Fado", "Sé"].map {
    Place(id: $0.lowercased(), name: $0, summary: "In Alfama", quarterID: "alfama", quarterName: "Alfama")
  }
}
