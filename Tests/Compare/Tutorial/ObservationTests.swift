import Observation
import SharedModel
import Testing

@testable import ObservationImpl

// snippet.heading
extension PlacesViewModel {
  /// The number of marked rows; nil without rows.
  var heading: String? {
    let list = list
    guard list.count > 0 else { return nil }
    let marked = (0..<list.count).count { list.row(at: $0).mark != nil }
    return "\(marked) of \(list.count) are favourites"
  }
}
// snippet.end

/// The answer in the chapter on observation: reading a property is enough to be notified of its changes.
struct ObservationTests {
  private final class Diary { var headings: [String?] = [] }

  private let fixture = AlfamaFixture()
  private let viewModel: PlacesViewModel
  private let diary = Diary()

  private var favourites: Favourites { fixture.dependencies.favourites }

  init() {
    let app = fixture.dependencies
    let changes = FavouriteChanges(
      favourites: app.favourites, service: app.favouriteService, session: app.session)
    let guide = GuideViewModel(at: SavedState(), app: app, favouriteChanges: changes)
    viewModel = guide.makePlaces(title: "Alfama", query: fixture.query)
  }

  // snippet.test
  @Test("A stale heading is marked as stale")
  func heading() throws {
    viewModel.load()
    _ = fixture.clock.settle()
    read()
    try favourites.set(true, id: "fado")
    try favourites.set(true, id: "sé")
    #expect(diary.headings == ["0 of 3 are favourites", "stale"])
    read()
    #expect(diary.headings.last == "2 of 3 are favourites")
  }

  private func read() {
    withObservationTracking {
      diary.headings.append(viewModel.heading)
    } onChange: { [diary] in
      MainActor.assumeIsolated { diary.headings.append("stale") }
    }
  }
  // snippet.end

  @Test("A search counts among its results")
  func search() throws {
    for id in ["aljube", "fado", "sé"] { try favourites.set(true, id: id) }
    viewModel.load()
    viewModel.search("a")
    _ = fixture.clock.settle()
    #expect(viewModel.heading == "2 of 2 are favourites")
    viewModel.search("x")
    _ = fixture.clock.settle()
    #expect(viewModel.heading == nil)
  }

  @Test("Favourites that are read past the view model notify nobody of changes")
  func untracked() throws {
    var changes = 0
    withObservationTracking {
      _ = favourites.contains("fado")
    } onChange: {
      Issue.record("Favourites are not observable.")
    }
    let observation = favourites.observe { _ in changes += 1 }
    try favourites.set(true, id: "fado")
    #expect(changes == 1)
    withExtendedLifetime(observation) {}
  }
}
