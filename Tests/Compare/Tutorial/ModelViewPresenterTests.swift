import SharedModel
import Testing

@testable import MVPRImpl

// snippet.view
/// A view without a screen, which writes down what it has to show.
final class TranscriptView: PlacesView {
  private(set) var lines: [String] = []

  func setTitle(_ text: String) { lines.append("title: \(text)") }
  func setSearchText(_ text: String) { lines.append("search field: \(text)") }
  func setRows(_ rows: [PlacesRow]) { lines.append("rows: \(rows.map(\.line).joined(separator: ", "))") }
  func addRows(_ rows: [PlacesRow]) { lines.append("more rows: \(rows.map(\.line).joined(separator: ", "))") }
  func removeRow(at index: Int) { lines.append("row \(index) gone") }
  func setRow(_ row: PlacesRow, at index: Int) { lines.append("row \(index): \(row.line)") }
  func setMoreButton(_ button: PlacesMoreButton?) { lines.append("more button: \(button?.title ?? "none")") }
  func setEmpty(_ text: String?) { lines.append("empty: \(text ?? "no")") }
  func setLoadStatus(_ status: LoadStatus) { lines.append("status: \(status)") }
  func endRefreshing() { lines.append("refreshed") }

  func clear() { lines = [] }
}
// snippet.end

extension PlacesRow {
  fileprivate var line: String { [title, accessory].compactMap(\.self).joined(separator: " ") }
}

// snippet.favourites
/// Favourites without a store.
final class FavouritesDouble: FavouriteStorage {
  private var ids: Set<Place.ID> = []
  private let observers = ObserverList<Place.ID>()

  var count: Int { ids.count }

  func contains(_ id: Place.ID) -> Bool { ids.contains(id) }

  func set(_ isFavourite: Bool, id: Place.ID) {
    if isFavourite { ids.insert(id) } else { ids.remove(id) }
    observers.notify(id)
  }

  func observe(_ react: @escaping @MainActor (Place.ID) -> Void) -> Cancellable { observers.add(react) }
}
// snippet.end

final class RoutingDouble: @MainActor PlacesRouting {
  private(set) var opened: [String] = []
  private(set) var alerts: [String] = []

  func openPlace(_ place: Place, in list: any PlaceSequence) { opened.append(place.name) }
  func showAlert(title: String, button: String, didClose: @escaping () -> Void) { alerts.append(title) }
}

/// The answer in the chapter on MVP-R: the presenter, tested without the view kit.
struct ModelViewPresenterTests {
  private let fixture = AlfamaFixture()
  private let favourites = FavouritesDouble()
  private let router = RoutingDouble()
  private let view = TranscriptView()
  private let presenter: PlacesPresenter

  init() {
    presenter = PlacesPresenter(
      places: PlacesLoader(service: fixture.dependencies.places), favourites: favourites, clock: fixture.clock,
      searchDebounce: .milliseconds(300), title: "Alfama", query: fixture.query, router: router)
    presenter.view = view
  }

  private func load() {
    presenter.viewDidLoad()
    _ = fixture.clock.settle()
  }

  @Test("Loading reads as expected, from the first word to the last")
  func loading() {
    load()
    #expect(
      view.lines == [
        "title: Alfama", "search field: ", "status: loading", "status: idle", "rows: Aljube, Fado, Sé", "empty: no",
      ])
  }

  // snippet.test
  @Test("Two letters typed in a hurry make one search")
  func search() {
    load()
    view.clear()
    presenter.didEditSearch("f")
    presenter.didEditSearch("fa")
    _ = fixture.clock.settle()
    let edit = ["refreshed", "more button: none", "status: loading"]
    #expect(view.lines == edit + edit + ["status: loading", "status: idle", "rows: Fado", "empty: no"])
  }
  // snippet.end

  @Test("A new favourite updates its row, and no other")
  func favourite() {
    load()
    view.clear()
    favourites.set(true, id: "fado")
    favourites.set(true, id: "elsewhere")
    #expect(view.lines == ["row 1: Fado ★"])
  }

  @Test("Tapping a row tells the view nothing, and passes the place to the router")
  func tap() {
    load()
    view.clear()
    presenter.didSelectRow(at: 2)
    #expect(router.opened == ["Sé"])
    #expect(router.alerts.isEmpty)
    #expect(view.lines.isEmpty)
  }
}
