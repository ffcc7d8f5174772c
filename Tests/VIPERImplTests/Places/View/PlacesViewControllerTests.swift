import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct PlacesViewControllerTests {
  private let output = PlacesViewOutputDouble()
  private let window = Window()
  private let controller: PlacesViewController
  private let aljube = PlacesViewModel.Row(title: "Aljube", subtitle: "Grave", accessory: nil)
  private let maat = PlacesViewModel.Row(title: "MAAT", subtitle: "White", accessory: "★")

  init() {
    controller = PlacesViewController(output: output, displayManager: PlacesDisplayManager(output: output))
    window.rootViewController = controller
  }

  private var lines: [String] { window.lines }

  @Test("It tells what the user does")
  func events() throws {
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    controller.showError("No")
    controller.showMore("More", isEnabled: true)
    try window.perform(.tap(id: "places.retry"))
    try window.perform(.tap(id: "places.more"))
    try window.perform(.pullToRefresh(id: "places.list"))
    try window.perform(.scrollToEnd(id: "places.list"))
    try window.perform(.type(text: "ma", id: "places.search"))
    try window.perform(.clear(id: "places.search"))
    #expect(output.events == ["ready", "retry", "more", "pull", "end", "query m", "query ma", "query "])
  }

  @Test("Selecting a row is told by its index")
  func selection() throws {
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(output.events == ["ready", "row 1"])
  }

  @Test("An error comes with Retry, and goes with it")
  func error() {
    controller.showError("No connection.")
    #expect(lines.suffix(2) == ["  places.error: label “No connection.”", "  places.retry: button “Retry”"])
    controller.hideError()
    #expect(!lines.contains { $0.contains("error") || $0.contains("retry") })
  }

  @Test("The list shows that it refreshes until it is told otherwise")
  func refreshing() throws {
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(lines.contains("  places.list: list, 0 rows, refreshing"))
    controller.endRefreshing()
    #expect(lines.contains("  places.list: list, 0 rows"))
  }

  @Test("The footer can be tapped when it is told so, until it is hidden")
  func more() {
    controller.showMore("Loading more…", isEnabled: false)
    #expect(lines.last == "  places.more: button “Loading more…” (disabled)")
    controller.showMore("Couldn't load more. Tap to retry.", isEnabled: true)
    #expect(lines.last == "  places.more: button “Couldn't load more. Tap to retry.”")
    controller.hideMore()
    #expect(!lines.contains { $0.contains("more") })
  }

  @Test("Rows that are shown replace those before, and the note on an empty list")
  func rows() {
    controller.showTitle("Belém")
    controller.showQuery("ma")
    controller.showPlaces(PlacesViewModel(rows: [], emptyText: "Nothing."))
    #expect(lines.last == "  places.empty: label “Nothing.”")
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    #expect(lines.first == "screen: places “Belém”" && lines.contains("  places.search: text field “ma”"))
    #expect(
      lines.suffix(3) == ["  places.list: list, 2 rows", "    “Aljube” “Grave”", "    “MAAT” “White” accessory ★"])
    controller.showPlaces(PlacesViewModel(rows: [maat, aljube], emptyText: nil))
    #expect(lines.suffix(2) == ["    “MAAT” “White” accessory ★", "    “Aljube” “Grave”"])
  }

  @Test("A row that is updated shows what it is told")
  func update() {
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    #expect(lines.last == "    “MAAT” “White” accessory ★")
    controller.updateRow(PlacesViewModel.Row(title: "MAAT", subtitle: "Art", accessory: nil), at: 1)
    #expect(lines.suffix(2) == ["    “Aljube” “Grave”", "    “MAAT” “Art”"])
  }

  @Test("A favourite changes its row alone")
  func oneRow() throws {
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    let spy = try #require(DataSourceSpy(in: window))
    controller.updateRow(aljube, at: 1)
    #expect(lines.last == "    “Aljube” “Grave”")
    #expect(spy.laidOut.map(\.row) == [1])
  }

  @Test("A page that follows lays out its rows alone")
  func addedRows() throws {
    controller.showPlaces(PlacesViewModel(rows: [], emptyText: "Nothing."))
    let spy = try #require(DataSourceSpy(in: window))
    controller.addRows([aljube], emptyText: nil)
    _ = window.snapshot
    controller.addRows([maat], emptyText: nil)
    #expect(lines.suffix(2) == ["    “Aljube” “Grave”", "    “MAAT” “White” accessory ★"])
    #expect(spy.laidOut.map(\.row) == [0, 1])
  }

  @Test("A place that is gone lays out no row")
  func removedRow() throws {
    controller.showPlaces(PlacesViewModel(rows: [aljube, maat], emptyText: nil))
    let spy = try #require(DataSourceSpy(in: window))
    controller.removeRow(at: 0, emptyText: nil)
    #expect(lines.suffix(2) == ["  places.list: list, 1 rows", "    “MAAT” “White” accessory ★"])
    controller.removeRow(at: 0, emptyText: "Nothing.")
    #expect(lines.suffix(2) == ["  places.list: list, 0 rows", "  places.empty: label “Nothing.”"])
    #expect(spy.laidOut.isEmpty)
  }
}
