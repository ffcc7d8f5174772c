import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct GuideCoordinatorReferenceTests {
  private let fixture = AppFixture()

  private var window: Window { fixture.window }
  private var service: ArticlesServiceDouble { fixture.articles }

  @Test("A failed refresh is shown as an alert that OK closes")
  func refreshFails() throws {
    let coordinator = fixture.startGuide(at: .reference)
    service.requests[0].answer(.success(.book))
    try window.perform(.pullToRefresh(id: "reference.list"))
    service.requests[1].answer(.failure(.offline))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Couldn't refresh.", buttons: ["OK"]))
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "reference"])
    withExtendedLifetime(coordinator) {}
  }

  @Test("An article that can't be loaded is told of in an alert, and OK goes back to the reference book")
  func articleFails() throws {
    let coordinator = fixture.startGuide(at: .reference, .article(id: "fish"))
    service.articleRequests[0].answer(.failure(.notFound))
    #expect(window.snapshot.alert == Snapshot.Alert(title: "Something went wrong.", buttons: ["OK"]))
    #expect(fixture.stack == ["menu", "reference", "article"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(window.snapshot.alert == nil)
    #expect(fixture.stack == ["menu", "reference"])
    #expect(service.requests.count == 1)
    withExtendedLifetime(coordinator) {}
  }

  @Test("A row leads to its article")
  func article() throws {
    let coordinator = fixture.startGuide(at: .reference)
    service.requests[0].answer(.success(.book))
    try window.perform(.selectRowTitled(title: "Fish", id: "reference.list"))
    #expect(window.snapshot.screen.title == "Fish")
    #expect(service.articleRequests.isEmpty)
    #expect(coordinator.state.screens == [.reference, .article(id: "fish")])
    try window.perform(.goBack)
    #expect(coordinator.state.screens == [.reference])
    #expect(service.requests.count == 1)
  }

  @Test("Below an article the reference book loads when it first appears")
  func below() throws {
    let coordinator = fixture.startGuide(at: .reference, .article(id: "fish"))
    #expect(service.ids == ["fish"])
    #expect(service.requests.isEmpty)
    service.articleRequests[0].answer(.success(.fish))
    #expect(window.text("article.body") == "Grilled.")
    try window.perform(.goBack)
    #expect(service.requests.count == 1)
    withExtendedLifetime(coordinator) {}
  }
}
