import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct PlacesViewControllerTests {
  private let window = Window()
  private let presenter = PlacesPresenterDouble()
  private let view: PlacesViewController

  private var list: Element.List? {
    guard case .list(let list) = window.element("places.list")?.content else { return nil }
    return list
  }

  init() {
    view = PlacesViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func itLoadsTheFirstPageWhenItFirstAppearsAndOnlyThen() {
    let navigationController = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigationController
    let presenter = PlacesPresenterDouble()
    let view = PlacesViewController(presenter: presenter)
    #expect(presenter.events == [])
    navigationController.pushViewController(view)
    #expect(presenter.events == [.loaded])
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(presenter.events == [.loaded])
  }

  @Test func eachEditIsTold() throws {
    try window.perform(.type(text: "fa", id: "places.search"))
    try window.perform(.clear(id: "places.search"))
    #expect(presenter.events == [.loaded, .editedSearch("f"), .editedSearch("fa"), .editedSearch("")])
  }

  @Test func theEndOfTheListIsTold() throws {
    view.setRows(["Aljube", "Torre"].map { PlacesRow(title: $0, subtitle: "") })
    #expect(list?.rows.count == 2)
    #expect(presenter.events == [.loaded])
    try window.perform(.scrollToEnd(id: "places.list"))
    #expect(presenter.events == [.loaded, .scrolledToEnd])
  }

  @Test func aTapOnMoreIsTold() throws {
    view.setMoreButton(PlacesMoreButton(title: "More", isEnabled: true))
    try window.perform(.tap(id: "places.more"))
    #expect(presenter.events == [.loaded, .tappedMore])
  }

  @Test func aPullIsToldAndShownUntilItEnds() throws {
    try window.perform(.pullToRefresh(id: "places.list"))
    #expect(presenter.events == [.loaded, .pulled])
    #expect(list?.isRefreshing == true)
    view.endRefreshing()
    #expect(list?.isRefreshing == false)
  }

  @Test func retryIsTold() throws {
    view.setLoadStatus(.failed("No."))
    try window.perform(.tap(id: "places.retry"))
    #expect(presenter.events == [.loaded, .tappedRetry])
  }

  @Test func aSelectedRowIsTold() throws {
    view.setRows(["Aljube", "Torre"].map { PlacesRow(title: $0, subtitle: "") })
    try window.perform(.selectRow(number: 2, id: "places.list"))
    #expect(presenter.events == [.loaded, .selectedRow(1)])
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Alfama")
    #expect(window.snapshot.screen.name == "places")
    #expect(window.snapshot.screen.title == "Alfama")
  }

  @Test func theSearchTextIsSet() {
    view.setSearchText("fado")
    #expect(window.element("places.search")?.content == .textField("fado"))
    #expect(presenter.events == [.loaded])
  }

  @Test func rowsAreReplacedAfterTheyWereShown() {
    view.setRows([PlacesRow(title: "Torre", subtitle: "Old.", accessory: "★")])
    #expect(list?.rows == [Element.Row(title: "Torre", subtitle: "Old.", accessory: "★")])
    view.setRows([PlacesRow(title: "Aljube", subtitle: "High.")])
    #expect(list?.rows == [Element.Row(title: "Aljube", subtitle: "High.")])
  }

  @Test func oneRowIsShownAnewAndNoOther() throws {
    view.setRows(["A", "B", "C"].map { PlacesRow(title: $0, subtitle: "") })
    let spy = try #require(DataSourceSpy(in: window))
    view.setRow(PlacesRow(title: "B", subtitle: "", accessory: "★"), at: 1)
    #expect(list?.rows.map(\.accessory) == [nil, "★", nil])
    #expect(spy.laidOut.map(\.row) == [1])
  }

  @Test func aPageThatFollowsLaysOutItsRowsAlone() throws {
    view.setRows([PlacesRow(title: "A", subtitle: "")])
    let spy = try #require(DataSourceSpy(in: window))
    view.addRows(["B", "C"].map { PlacesRow(title: $0, subtitle: "") })
    #expect(list?.rows.map(\.title) == ["A", "B", "C"])
    #expect(spy.laidOut.map(\.row) == [1, 2])
  }

  @Test func aPlaceThatIsGoneLaysOutNoRow() throws {
    view.setRows(["A", "B", "C"].map { PlacesRow(title: $0, subtitle: "") })
    let spy = try #require(DataSourceSpy(in: window))
    view.removeRow(at: 1)
    #expect(list?.rows.map(\.title) == ["A", "C"])
    #expect(spy.laidOut.isEmpty)
  }

  @Test func theMoreButtonComesAndGoes() {
    #expect(window.element("places.more") == nil)
    view.setMoreButton(PlacesMoreButton(title: "Wait", isEnabled: false))
    #expect(window.element("places.more") == Element(id: "places.more", content: .button("Wait"), isEnabled: false))
    view.setMoreButton(PlacesMoreButton(title: "Again", isEnabled: true))
    #expect(window.element("places.more") == Element(id: "places.more", content: .button("Again"), isEnabled: true))
    view.setMoreButton(nil)
    #expect(window.element("places.more") == nil)
  }

  @Test func theErrorComesAndGoesWithRetry() {
    view.setLoadStatus(.failed("No."))
    #expect(window.element("places.error")?.content == .label("No."))
    #expect(window.element("places.retry") != nil)
    view.setLoadStatus(.idle)
    #expect(window.element("places.error") == nil)
    #expect(window.element("places.retry") == nil)
  }

  @Test func spinnerAndEmptyComeAndGo() {
    view.setLoadStatus(.loading)
    view.setEmpty("None.")
    #expect(window.element("places.spinner") != nil)
    #expect(window.element("places.empty")?.content == .label("None."))
    view.setLoadStatus(.idle)
    view.setEmpty(nil)
    #expect(window.element("places.spinner") == nil)
    #expect(window.element("places.empty") == nil)
  }

  @Test func itsPresenterSaysHowToShowItAgain() {
    #expect(view.restorable.recorded.screens == [.places(quarterID: nil, title: "Title", query: "text")])
  }
}
