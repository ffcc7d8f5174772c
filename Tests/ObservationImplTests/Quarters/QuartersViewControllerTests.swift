import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct QuartersViewControllerTests {
  private let fixture = AppFixture()

  private var service: QuartersServiceDouble { fixture.quarters }
  private var window: Window { fixture.window }

  private func show(order: QuarterOrder = .priority) {
    let viewModel = QuartersViewModel(order: order, dependencies: fixture.guide)
    window.rootViewController = QuartersViewController(viewModel: viewModel)
  }

  private func showLoaded() {
    show()
    service.requests[0].answer(.success(.unsorted))
  }

  @Test("A failed load offers Retry, which loads again")
  func retry() throws {
    show()
    service.requests[0].answer(.failure(.offline))
    #expect(window.text("quarters.error") == "No connection.")
    #expect(!window.isShown("quarters.spinner"))
    try window.perform(.tap(id: "quarters.retry"))
    #expect(service.requests.count == 2)
    #expect(!window.isShown("quarters.error"))
    #expect(!window.isShown("quarters.retry"))
    #expect(window.isShown("quarters.spinner"))
  }

  @Test("Pulling before a load has succeeded leaves the list at rest")
  func pullWhileLoading() throws {
    show()
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(!window.isRefreshing("quarters.list"))
    #expect(service.requests.count == 1)
  }

  @Test("Pulling loads again while the rows stay until there are new ones", arguments: [true, false])
  func pull(succeeds: Bool) throws {
    showLoaded()
    try window.perform(.pullToRefresh(id: "quarters.list"))
    #expect(window.isRefreshing("quarters.list"))
    #expect(!window.isShown("quarters.spinner"))
    #expect(window.rows("quarters.list").count == 3)
    service.requests[1].answer(succeeds ? .success([.alfama]) : .failure(.offline))
    #expect(!window.isRefreshing("quarters.list"))
    #expect(window.rows("quarters.list").count == (succeeds ? 1 : 3))
  }

  @Test("Without quarters it says so")
  func empty() {
    show()
    #expect(!window.isShown("quarters.empty"))
    service.requests[0].answer(.success([]))
    #expect(window.text("quarters.empty") == "Nothing here yet.")
  }

  @Test("A refresh that fails lays out no row")
  func rowsStay() throws {
    showLoaded()
    let witness = try TableViewDataSourceWitness(in: window)
    try window.perform(.pullToRefresh(id: "quarters.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(!window.isRefreshing("quarters.list"))
    #expect(witness.paths == [])
  }

  @Test("It loads when it first appears, and only then")
  func loadsOnce() {
    showLoaded()
    let viewController = window.rootViewController
    window.rootViewController = ViewController()
    window.rootViewController = viewController
    #expect(service.requests.count == 1)
    #expect(window.rows("quarters.list").count == 3)
  }

  @Test("At first there are a spinner, no rows and no error")
  func atFirst() {
    show()
    #expect(window.snapshot.screen.name == "quarters")
    #expect(window.snapshot.screen.title == "Quarters")
    #expect(window.isShown("quarters.spinner"))
    #expect(window.rows("quarters.list").isEmpty)
    #expect(window.text("quarters.order") == "Priority")
    for id in ["quarters.empty", "quarters.error", "quarters.retry"] { #expect(!window.isShown(id)) }
  }

  @Test("A row shows name and summary")
  func rows() {
    showLoaded()
    #expect(!window.isShown("quarters.spinner"))
    #expect(!window.isShown("quarters.empty"))
    #expect(
      window.rows("quarters.list") == [
        Element.Row(title: "Chiado", subtitle: "Busy"), Element.Row(title: "Alfama", subtitle: "Steep"),
        Element.Row(title: "Belém", subtitle: "Wide"),
      ])
  }

  @Test("The selected quarter is the one of that row")
  func selection() throws {
    showLoaded()
    try window.perform(.selectRowTitled(title: "Belém", id: "quarters.list"))
    #expect(
      fixture.navigation.destinations.map(\.savedScreen) == [.places(quarterID: "belem", title: "Belém", query: "")])
  }

  @Test("The order can be chosen, and is shown as it was opened with")
  func order() throws {
    show(order: .name)
    service.requests[0].answer(.success(.unsorted))
    #expect(window.text("quarters.order") == "A–Z")
    #expect(window.rows("quarters.list").first?.title == "Alfama")
    try window.perform(.choose(segment: "Priority", id: "quarters.order"))
    #expect(window.rows("quarters.list").first?.title == "Chiado")
  }
}
