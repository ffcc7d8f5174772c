import AppDoubles
import HeadlessUI
import SharedModel
import Testing

struct QuartersTests {
  private let fixture = AppFixture()
  private var app: any HeadlessApp { fixture.app }
  private var service: QuartersServiceDouble { fixture.quarters }
  private var names: [String] { app.rows("quarters.list").map(\.title) }

  private func show(_ subject: Subject) throws {
    fixture.launch(subject)
    try fixture.openQuarters()
  }

  private func showLoaded(_ subject: Subject) throws {
    try show(subject)
    try service.requests[0].answer(.success(.unsorted))
  }

  private func pull() throws {
    try app.perform(.pullToRefresh(id: "quarters.list"))
  }

  private func openPlaceOfFirstRow() throws {
    try app.perform(.selectRow(number: 1, id: "quarters.list"))
    try fixture.places.requests[0].answer(.success(.first))
    try app.perform(.selectRow(number: 1, id: "places.list"))
  }

  @Test("Without quarters it says so", arguments: try await Subject.all)
  func empty(subject: Subject) throws {
    try show(subject)
    #expect(!app.isShown("quarters.empty"))
    try service.requests[0].answer(.success([]))
    #expect(app.text("quarters.empty") == "Nothing here yet.")
    try pull()
    try service.requests[1].answer(.success([.alfama]))
    #expect(!app.isShown("quarters.empty"))
  }

  // MARK: - Order

  @Test("An order chosen before the reply applies to it", arguments: try await Subject.all)
  func orderBeforeReply(subject: Subject) throws {
    try show(subject)
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names.isEmpty)
    #expect(!app.isShown("quarters.empty"))
    #expect(app.isShown("quarters.spinner"))
    try service.requests[0].answer(.success(.unsorted))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("The rows are sorted in the chosen order, without another request", arguments: try await Subject.all)
  func order(subject: Subject) throws {
    try showLoaded(subject)
    #expect(names == ["Chiado", "Alfama", "Belém"])
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    try app.perform(.choose(segment: "Priority", id: "quarters.order"))
    #expect(names == ["Chiado", "Alfama", "Belém"])
    #expect(service.requests.count == 1)
  }

  @Test("Its order is part of the navigation state", arguments: try await Subject.all)
  func isSaved(subject: Subject) throws {
    let fixture = AppFixture(savedState: SavedState(screens: [.quarters(order: .name)]))
    fixture.launch(subject)
    #expect(fixture.app.text("quarters.order") == "A–Z")
    #expect(fixture.savedState.value?.screens == [.quarters(order: .name)])
    try fixture.quarters.requests[0].answer(.success(.unsorted))
    #expect(fixture.app.rows("quarters.list").map(\.title) == ["Alfama", "Belém", "Chiado"])
    try fixture.app.perform(.choose(segment: "Priority", id: "quarters.order"))
    fixture.receive(.didEnterBackground)
    #expect(fixture.savedState.value?.screens == [.quarters(order: .priority)])
  }

  // MARK: - Refresh

  @Test("A refresh keeps the chosen order", arguments: try await Subject.all)
  func refresh(subject: Subject) throws {
    try showLoaded(subject)
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try pull()
    #expect(app.isRefreshing("quarters.list"))
    #expect(!app.isShown("quarters.spinner"))
    #expect(names.count == 3)
    try service.requests[1].answer(.success([.chiado, .alfama]))
    #expect(!app.isRefreshing("quarters.list"))
    #expect(names == ["Alfama", "Chiado"])
  }

  @Test(
    "An order chosen while it refreshes applies to the old rows and the new ones",
    arguments: try await Subject.all)
  func orderWhileRefreshing(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
    #expect(app.isRefreshing("quarters.list"))
    try service.requests[1].answer(.success([.chiado, .belem]))
    #expect(names == ["Belém", "Chiado"])
  }

  @Test("After a failed refresh the old rows can be sorted", arguments: try await Subject.all)
  func orderAfterFailedRefresh(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    try service.requests[1].answer(.failure(.offline))
    try app.perform(.tapInAlert(title: "OK"))
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    #expect(names == ["Alfama", "Belém", "Chiado"])
  }

  @Test("A refresh under two screens replaces the rows", arguments: try await Subject.all)
  func refreshBelow(subject: Subject) throws {
    try showLoaded(subject)
    try pull()
    try openPlaceOfFirstRow()
    try service.requests[1].answer(.success([.belem]))
    for _ in 0..<2 { try app.perform(.goBack) }
    #expect(names == ["Belém"])
    #expect(!app.isRefreshing("quarters.list"))
    #expect(service.requests.count == 2)
  }

  // MARK: - Back
  @Test("Under two screens it keeps its order and its rows", arguments: try await Subject.all, [false, true])
  func comesBack(subject: Subject, isRetried: Bool) throws {
    try show(subject)
    if isRetried {
      try service.requests[0].answer(.failure(.offline))
      try app.perform(.tap(id: "quarters.retry"))
    }
    service.requests.last?.answer(.success(.unsorted))
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    let before = app.snapshot
    let count = service.requests.count
    try openPlaceOfFirstRow()
    for _ in 0..<2 { try app.perform(.goBack) }
    #expect(app.snapshot == before)
    #expect(service.requests.count == count)
  }

  @Test("A load that failed out of sight shows its error on return", arguments: try await Subject.all)
  func loadFailsOutOfSight(subject: Subject) throws {
    let places = SavedState.Screen.places(quarterID: nil, title: "Places", query: "")
    let fixture = AppFixture(savedState: SavedState(screens: [.quarters(order: .name), places]))
    fixture.launch(subject)
    try fixture.app.perform(.swipeBackAndLetGo)
    try fixture.quarters.requests[0].answer(.failure(.offline))
    try fixture.places.requests[0].answer(.success(.first))
    try fixture.app.perform(.selectRow(number: 1, id: "places.list"))
    for _ in 0..<2 { try fixture.app.perform(.goBack) }
    #expect(fixture.app.text("quarters.error") == "No connection.")
    #expect(fixture.app.isShown("quarters.retry"))
    #expect(fixture.quarters.requests.count == 1)
  }

  // MARK: - Content

  @Test("A row opens the places of its quarter", arguments: try await Subject.all)
  func selection(subject: Subject) throws {
    try showLoaded(subject)
    try app.perform(.choose(segment: "A–Z", id: "quarters.order"))
    try app.perform(.selectRow(number: 2, id: "quarters.list"))
    #expect(app.snapshot.stack.map(\.title) == ["Lisbon", "Quarters", "Belém"])
    #expect(app.snapshot.screen.name == "places")
    #expect(fixture.places.queries == [PlaceQuery(quarterID: "belem")])
  }

  @Test("A row shows name and summary, and no trace of loading remains", arguments: try await Subject.all)
  func rows(subject: Subject) throws {
    try showLoaded(subject)
    #expect(
      app.rows("quarters.list") == [
        Element.Row(title: "Chiado", subtitle: "Busy"), Element.Row(title: "Alfama", subtitle: "Steep"),
        Element.Row(title: "Belém", subtitle: "Wide"),
      ])
    #expect(app.snapshot.screen.elements.map(\.id) == ["quarters.order", "quarters.list"])
  }

  @Test("At first there are a spinner, no rows and no error", arguments: try await Subject.all)
  func atFirst(subject: Subject) throws {
    try show(subject)
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
