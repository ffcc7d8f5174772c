import HeadlessUI
import SharedModel
import Testing

struct QuartersViewControllerTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var service: QuartersServiceDouble { fixture.quarters }
  private var names: [String] { app.rows("quarters.list").map(\.title) }

  private func show() throws {
    fixture.launch()
    try fixture.openQuarters()
  }

  private func showLoaded() throws {
    try show()
    service.requests[0].answer(.success(.unsorted))
  }

  private func pull() throws {
    try app.perform(.pullToRefresh(id: "quarters.list"))
  }

  // MARK: - First load

  @Test(
    "A failed load offers Retry, which loads again",
    arguments: [
      (ServiceError.offline, "No connection."), (.serverError, "Something went wrong."),
      (.notFound, "Something went wrong."),
    ])
  func loadFails(failure: ServiceError, text: String) throws {
    try show()
    service.requests[0].answer(.failure(failure))
    #expect(app.text("quarters.error") == text)
    #expect(app.text("quarters.retry") == "Retry")
    #expect(!app.isShown("quarters.spinner"))
    #expect(!app.isShown("quarters.empty"))
    #expect(app.snapshot.alert == nil)
    try app.perform(.tap(id: "quarters.retry"))
    #expect(service.requests.count == 2)
  }

  @Test("Retry hides both, and shows the spinner until the reply")
  func retry() throws {
    try show()
    service.requests[0].answer(.failure(.offline))
    try app.perform(.tap(id: "quarters.retry"))
    #expect(service.requests.count == 2)
    #expect(!app.isShown("quarters.error"))
    #expect(!app.isShown("quarters.retry"))
    #expect(app.isShown("quarters.spinner"))
    service.requests[1].answer(.success([.alfama]))
    #expect(names == ["Alfama"])
    #expect(!app.isShown("quarters.spinner"))
  }

  @Test("Without quarters it says so")
  func empty() throws {
    try show()
    #expect(!app.isShown("quarters.empty"))
    service.requests[0].answer(.success([]))
    #expect(app.text("quarters.empty") == "Nothing here yet.")
    try pull()
    service.requests[1].answer(.success([.alfama]))
    #expect(!app.isShown("quarters.empty"))
  }

  @Test("It loads when it first appears, and only then")
  func loadsOnce() throws {
    fixture.launch()
    #expect(service.requests.isEmpty)
    try fixture.openQuarters()
    #expect(service.requests.count == 1)
    service.requests[0].answer(.success(.unsorted))
    try app.perform(.selectRow(number: 1, id: "quarters.list"))
    try app.perform(.goBack)
    #expect(service.requests.count == 1)
    #expect(names.count == 3)
  }

  // MARK: - Order

  @Test("An order chosen before the reply holds for the reply")
  func orderBeforeReply() throws {
    try show()
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names.isEmpty)
    #expect(!app.isShown("quarters.empty"))
    #expect(app.isShown("quarters.spinner"))
    service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("The rows stand in the chosen order, without another request")
  func order() throws {
    try showLoaded()
    #expect(names == ["Chiado", "Alfama", "Belém"])
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    try app.perform(.choose(segment: "Priority", id: "quarters.order"))
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test("Its order is part of where the user is")
  func isSaved() throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.quarters(order: .name)]))
    fixture.launch()
    #expect(fixture.app.text("quarters.order") == "A–Z")
    #expect(fixture.savedState.value?.screens == [.quarters(order: .name)])
    fixture.quarters.requests[0].answer(.success(.unsorted))
    #expect(fixture.app.rows("quarters.list").map(\.title) == ["Alfama", "Belém", "Chiado"])
    try fixture.app.perform(.choose(segment: "Priority", id: "quarters.order"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value?.screens == [.quarters(order: .priority)])
  }

  // MARK: - Refresh

  @Test("A failed refresh is told, and keeps the rows", arguments: [ServiceError.offline, .serverError])
  func refreshFails(failure: ServiceError) throws {
    try showLoaded()
    try pull()
    service.requests[1].answer(.failure(failure))
    #expect(app.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    #expect(names.count == 3)
    #expect(!app.isRefreshing("quarters.list"))
    #expect(!app.isShown("quarters.error"))
    #expect(!app.isShown("quarters.retry"))
    try app.perform(.tapInAlert(title: "OK"))
    #expect(app.snapshot.alert == nil)
    try pull()
    #expect(service.requests.count == 3)
  }

  @Test("Until a load has succeeded, pulling is Retry")
  func pullBeforeSuccess() throws {
    try show()
    service.requests[0].answer(.failure(.offline))
    try pull()
    #expect(app.isShown("quarters.spinner"))
    #expect(!app.isRefreshing("quarters.list"))
    #expect(!app.isShown("quarters.error"))
    service.requests[1].answer(.failure(.serverError))
    #expect(app.text("quarters.error") == "Something went wrong.")
    #expect(app.snapshot.alert == nil)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func pullWhileLoading() throws {
    try show()
    try pull()
    #expect(!app.isRefreshing("quarters.list"))
    #expect(app.isShown("quarters.spinner"))
    #expect(service.requests.count == 1)
    #expect(!service.requests[0].isCancelled)
  }

  @Test("While it loads or refreshes, pulling sends nothing")
  func oneRefresh() throws {
    try showLoaded()
    try pull()
    try pull()
    #expect(service.requests.count == 2)
    #expect(!service.requests[1].isCancelled)
  }

  @Test("A refresh replaces the rows")
  func refresh() throws {
    try showLoaded()
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try pull()
    #expect(app.isRefreshing("quarters.list"))
    #expect(!app.isShown("quarters.spinner"))
    #expect(names.count == 3)
    service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!app.isRefreshing("quarters.list"))
    #expect(names == ["Alfama", "Chiado"])
  }

  @Test("An order chosen while it refreshes sorts the old rows and holds for the new ones")
  func orderWhileRefreshing() throws {
    try showLoaded()
    try pull()
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    #expect(app.isRefreshing("quarters.list"))
    service.requests[1].answer(.success([.chiado, .belem]))
    #expect(names == ["Belém", "Chiado"])
  }

  // MARK: - Content

  @Test("A row leads to the places of its quarter")
  func selection() throws {
    try showLoaded()
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try app.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(app.snapshot.stack.map(\.title) == ["Lisbon", "Quarters", "Belém"])
    #expect(app.snapshot.screen.name == "places")
    #expect(fixture.places.queries == [PlaceQuery(quarterID: "belem")])
  }

  @Test("A row shows name and summary, and nothing but rows is left of loading")
  func rows() throws {
    try showLoaded()
    #expect(
      app.rows("quarters.list") == [
        Element.Row(title: "Chiado", subtitle: "Busy"), Element.Row(title: "Alfama", subtitle: "Steep"),
        Element.Row(title: "Belém", subtitle: "Wide"),
      ])
    #expect(app.snapshot.screen.elements.map(\.id) == ["quarters.order", "quarters.list"])
  }

  @Test("At first there are a spinner, no rows and no error")
  func atFirst() throws {
    try show()
    #expect(
      app.snapshot.screen
        == Snapshot.Screen(
          name: "quarters", title: "Quarters",
          elements: [
            Element(
              id: "quarters.order", content: .segmentedControl(segments: ["Priority", "A–Z"], selected: 0)),
            Element(id: "quarters.list", content: .list(Element.List(sections: [Element.Section(rows: [])]))),
            Element(id: "quarters.spinner", content: .spinner),
          ]))
  }
}
