import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct ReferenceViewControllerTests {
  private let fixture = AppFixture()

  private var service: ArticlesServiceDouble { fixture.articles }
  private var window: Window { fixture.window }

  private func show() {
    window.rootViewController = ReferenceViewController(viewModel: ReferenceViewModel(dependencies: fixture.guide))
  }

  private func showLoaded() {
    show()
    service.requests[0].answer(.success(.book))
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    #expect(window.text("reference.error") == "No connection.")
    #expect(!window.isShown("reference.spinner"))
    try window.perform(.tap(id: "reference.retry"))
    #expect(service.requests.count == 2)
    #expect(!window.isShown("reference.error"))
    #expect(!window.isShown("reference.retry"))
    #expect(window.isShown("reference.spinner"))
  }

  @Test("Pulling before a load has succeeded leaves the list at rest")
  func pullWhileLoading() throws {
    show()
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(!window.isRefreshing("reference.list"))
    #expect(service.requests.count == 1)
  }

  @Test("Pulling loads again while the rows stay until there are new ones", arguments: [true, false])
  func pull(succeeds: Bool) throws {
    showLoaded()
    try window.perform(.pullToRefresh(id: "reference.list"))
    #expect(window.isRefreshing("reference.list"))
    #expect(!window.isShown("reference.spinner"))
    #expect(window.rows("reference.list").count == 3)
    service.requests[1].answer(succeeds ? .success([.fish]) : .failure(.offline))
    #expect(!window.isRefreshing("reference.list"))
    #expect(window.rows("reference.list").count == (succeeds ? 1 : 3))
  }

  @Test("A refresh that fails lays out no row")
  func rowsStay() throws {
    showLoaded()
    let witness = try TableViewDataSourceWitness(in: window)
    try window.perform(.pullToRefresh(id: "reference.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(!window.isRefreshing("reference.list"))
    #expect(witness.paths == [])
  }

  @Test("It loads when it first appears, and only then")
  func loadsOnce() {
    showLoaded()
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    window.rootViewController = viewController
    #expect(service.requests.count == 1)
    #expect(window.rows("reference.list").count == 3)
  }

  @Test("At first there are a spinner, no rows and no error")
  func atFirst() {
    show()
    #expect(window.snapshot.screen.name == "reference")
    #expect(window.snapshot.screen.title == "Reference book")
    #expect(window.isShown("reference.spinner"))
    #expect(window.rows("reference.list").isEmpty)
    for id in ["reference.error", "reference.retry"] { #expect(!window.isShown(id)) }
  }

  @Test("Articles stand in the sections of their categories")
  func sections() {
    showLoaded()
    #expect(!window.isShown("reference.spinner"))
    #expect(
      window.sections("reference.list") == [
        Element.Section(title: "Getting about", rows: [Element.Row(title: "Trams"), Element.Row(title: "Lifts")]),
        Element.Section(title: "Food", rows: [Element.Row(title: "Fish")]),
      ])
  }

  @Test("The selected article is the one of that row of that section")
  func selection() throws {
    showLoaded()
    try window.perform(.selectRow(number: 3, id: "reference.list"))
    try window.perform(.selectRow(number: 2, id: "reference.list"))
    #expect(fixture.navigation.destinations.map(\.savedScreen) == [.article(id: "fish"), .article(id: "lifts")])
  }
}
