import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceViewControllerTests {
  private let window = Window()
  private let presenter = ReferencePresenterDouble()
  private let view: ReferenceViewController
  private let book = [
    ReferenceSection(title: "Getting around", rows: ["Trams", "Hills"]),
    ReferenceSection(title: "History", rows: ["The earthquake"]),
  ]

  private var list: Element.List? {
    guard case .list(let list) = window.element("reference.list")?.content else { return nil }
    return list
  }

  init() {
    view = ReferenceViewController(presenter: presenter)
    window.rootViewController = view
  }

  // MARK: - Input

  @Test func itLoadsWhenItFirstAppearsAndOnlyThen() {
    let navigationController = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigationController
    let presenter = ReferencePresenterDouble()
    let view = ReferenceViewController(presenter: presenter)
    #expect(presenter.events == [])
    navigationController.pushViewController(view)
    #expect(presenter.events == [.loaded])
    navigationController.pushViewController(ViewController())
    navigationController.popViewController()
    #expect(presenter.events == [.loaded])
  }

  @Test func aSelectedRowIsToldWithItsSection() throws {
    view.setSections(book)
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    #expect(presenter.events == [.loaded, .selectedRow(1, section: 0), .selectedRow(0, section: 1)])
  }

  @Test func aPullIsToldAndShownUntilItEnds() throws {
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(presenter.events == [.loaded, .pulled])
    #expect(list?.isRefreshing == true)
    view.endRefreshing()
    #expect(list?.isRefreshing == false)
  }

  @Test func retryIsTold() throws {
    view.setLoadStatus(.failed("No."))
    try window.perform(.tap(id: "reference.retry"))
    #expect(presenter.events == [.loaded, .tappedRetry])
  }

  // MARK: - Setters

  @Test func itIsNamedAndTitled() {
    view.setTitle("Reference book")
    #expect(window.snapshot.screen.name == "reference")
    #expect(window.snapshot.screen.title == "Reference book")
  }

  @Test func sectionsAreReplacedAfterTheyWereShown() {
    view.setSections(book)
    #expect(
      list?.sections == [
        Element.Section(title: "Getting around", rows: [Element.Row(title: "Trams"), Element.Row(title: "Hills")]),
        Element.Section(title: "History", rows: [Element.Row(title: "The earthquake")]),
      ])
    let other = [
      ReferenceSection(title: "Eating", rows: ["Coffee", "Fish"]), ReferenceSection(title: "Music", rows: ["Fado"]),
    ]
    view.setSections(other)
    #expect(
      list?.sections == [
        Element.Section(title: "Eating", rows: [Element.Row(title: "Coffee"), Element.Row(title: "Fish")]),
        Element.Section(title: "Music", rows: [Element.Row(title: "Fado")]),
      ])
  }

  @Test func theErrorComesAndGoesWithRetry() {
    view.setLoadStatus(.failed("No."))
    #expect(window.element("reference.error")?.content == .label("No."))
    #expect(window.element("reference.retry") != nil)
    view.setLoadStatus(.idle)
    #expect(window.element("reference.error") == nil)
    #expect(window.element("reference.retry") == nil)
  }

  @Test func theSpinnerComesAndGoes() {
    view.setLoadStatus(.loading)
    #expect(window.element("reference.spinner") != nil)
    view.setLoadStatus(.idle)
    #expect(window.element("reference.spinner") == nil)
  }

  @Test func itsPresenterSaysHowToShowItAgain() {
    #expect(view.restorable === presenter)
  }
}
