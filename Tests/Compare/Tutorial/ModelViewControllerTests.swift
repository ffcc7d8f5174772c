import HeadlessUI
import SharedModel
import Storyboard
import Testing

@testable import MVCImpl

// snippet.heading
/// Heads a list of places with the number of favourites among them.
final class HeadedPlacesDataSource {
  private let places: PlacesDataSource
  private let favourites: Favourites

  init(_ places: PlacesDataSource, favourites: Favourites) {
    self.places = places
    self.favourites = favourites
  }
}
// snippet.end

// MARK: - TableViewDataSource

// snippet.filling
extension HeadedPlacesDataSource: TableViewDataSource {
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let listed = places.list.places
    guard !listed.isEmpty else { return nil }
    return "\(listed.count { favourites.contains($0.id) }) of \(listed.count) are favourites"
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    places.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    places.tableView(tableView, cellForRowAt: indexPath)
  }
}
// snippet.end

/// The answer in the chapter on MVC, in the app's own list of places.
struct ModelViewControllerTests {
  private let fixture = AlfamaFixture()
  private let window = Window()
  private let layout: PlacesLayout
  private let answer: HeadedPlacesDataSource

  init() throws {
    let app = fixture.dependencies
    let stateStore = NavigationStateStore(store: app.savedState, logger: app.logger)
    let menu = app.menuDependencies(transitions: TransitionRecorder(logger: app.logger, stateStore: stateStore))
    let controller = PlacesViewController(dependencies: menu.places, title: "Alfama", query: fixture.query)
    layout = try #require(controller.view as? PlacesLayout)
    let places = try #require(layout.list.dataSource as? PlacesDataSource)
    answer = HeadedPlacesDataSource(places, favourites: fixture.dependencies.favourites)
    layout.list.dataSource = answer
    window.rootViewController = controller
  }

  private var section: Element.Section? {
    for case .list(let list) in window.snapshot.screen.elements.map(\.content) { return list.sections.first }
    return nil
  }

  @Test("While nothing is loaded there is no heading")
  func loading() {
    #expect(section?.title == nil)
  }

  @Test("The heading counts the favourites among the places, and the rows stay the same")
  func heading() throws {
    for id in ["fado", "elsewhere"] { try fixture.dependencies.favourites.set(true, id: id) }
    _ = fixture.clock.settle()
    #expect(section?.title == "1 of 3 are favourites")
    #expect(section?.rows.map(\.title) == ["Aljube", "Fado", "Sé"])
    #expect(section?.rows.map(\.accessory) == [nil, "★", nil])
  }

  // snippet.stale
  @Test("A new favourite marks its row, but the heading waits until the controller shows the whole list again")
  func stale() throws {
    _ = fixture.clock.settle()
    #expect(section?.title == "0 of 3 are favourites")
    try fixture.dependencies.favourites.set(true, id: "fado")
    #expect(section?.rows.map(\.accessory) == [nil, "★", nil])
    #expect(section?.title == "0 of 3 are favourites")
    layout.list.reloadData()
    #expect(section?.title == "1 of 3 are favourites")
  }
  // snippet.end
}
