import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct QuartersViewControllerTests {
  private let window = Window()
  private let presenter = QuartersPresenterDouble()
  private let view: QuartersViewController

  private var list: Element.List? {
    guard case .list(let list) = window.element("quarters.list")?.content else { return nil }
    return list
  }

  init() {
    view = QuartersViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func itLoadsWhenItFirstAppearsAndOnlyThen() {
    let navigationController = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigationController
    let presenter = QuartersPresenterDouble()
    let view = QuartersViewController(presenter: presenter)
    #expect(presenter.events == [])
    navigationController.pushViewController(view)
    #expect(presenter.events == [.loaded])
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(presenter.events == [.loaded])
  }

  @Test func aChosenOrderIsTold() throws {
    try window.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(presenter.events == [.loaded, .choseOrder(1)])
  }

  @Test func aSelectedRowIsTold() throws {
    view.setRows([QuartersRow(title: "Alfama", subtitle: ""), QuartersRow(title: "Baixa", subtitle: "")])
    try window.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(presenter.events == [.loaded, .selectedRow(1)])
  }

  @Test func aPullIsToldAndShownUntilItEnds() throws {
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(presenter.events == [.loaded, .pulled])
    #expect(list?.isRefreshing == true)
    view.endRefreshing()
    #expect(list?.isRefreshing == false)
  }

  @Test func retryIsTold() throws {
    view.setLoadStatus(.failed("No."))
    try window.perform(.tap(id: "quarters.retry"))
    #expect(presenter.events == [.loaded, .tappedRetry])
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Quarters")
    #expect(window.snapshot.screen.name == "quarters")
    #expect(window.snapshot.screen.title == "Quarters")
  }

  @Test func theOrderIsSet() {
    view.setOrder(at: 1)
    #expect(window.element("quarters.order")?.content == .segmentedControl(segments: ["Priority", "A–Z"], selected: 1))
  }

  @Test func rowsAreReplacedAfterTheyWereShown() {
    view.setRows([QuartersRow(title: "Alfama", subtitle: "Old.")])
    #expect(list?.rows == [Element.Row(title: "Alfama", subtitle: "Old.")])
    view.setRows([QuartersRow(title: "Baixa", subtitle: "Flat.")])
    #expect(list?.rows == [Element.Row(title: "Baixa", subtitle: "Flat.")])
  }

  @Test func theErrorComesAndGoesWithRetry() {
    view.setLoadStatus(.failed("No."))
    #expect(window.element("quarters.error")?.content == .label("No."))
    #expect(window.element("quarters.retry") != nil)
    view.setLoadStatus(.idle)
    #expect(window.element("quarters.error") == nil)
    #expect(window.element("quarters.retry") == nil)
  }

  @Test func spinnerAndEmptyComeAndGo() {
    view.setLoadStatus(.loading)
    view.setEmptyShown(true)
    #expect(window.element("quarters.spinner") != nil)
    #expect(window.element("quarters.empty") != nil)
    view.setLoadStatus(.idle)
    view.setEmptyShown(false)
    #expect(window.element("quarters.spinner") == nil)
    #expect(window.element("quarters.empty") == nil)
  }

  @Test func itsPresenterSaysHowToShowItAgain() {
    #expect(view.restorable.recorded.screens == [.quarters(order: .name)])
  }
}
