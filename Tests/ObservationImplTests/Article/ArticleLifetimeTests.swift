import SharedModel
import Testing

@testable import ObservationImpl

struct ArticleLifetimeTests {
  private let fixture = AppFixture()
  private let delegate: AppDelegate

  init() {
    delegate = fixture.launch()
  }

  @Test("Back releases the screen, and cancels its request", arguments: [true, false])
  func back(isLoading: Bool) throws {
    if isLoading { delegate.application(open: "guide://reference/fish") } else { try fixture.openArticle() }
    let during = fixture.objects(of: delegate)
    try fixture.window.perform(.goBack)
    #expect(during.types.isSuperset(of: Flow.reference.union(Flow.article)))
    #expect(during.alive.isDisjoint(with: Flow.article))
    #expect(during.alive.isSuperset(of: Flow.reference))
    #expect(fixture.articles.articleRequests.map(\.isCancelled) == (isLoading ? [true] : []))
    try fixture.window.perform(.goBack)
    #expect(during.alive.isDisjoint(with: Flow.reference))
  }

  @Test("The alert of an article that failed leaves nothing of it behind")
  func alert() throws {
    delegate.application(open: "guide://reference/fish")
    let during = fixture.objects(of: delegate)
    fixture.articles.articleRequests[0].answer(.failure(.offline))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(during.types.isSuperset(of: Flow.article))
    #expect(during.alive.isDisjoint(with: Flow.article))
  }

  @Test(
    "An expired session, a sign-out or a link releases the screen", arguments: Departure.allCases, [true, false])
  func departure(departure: Departure, hasFailed: Bool) {
    delegate.application(open: "guide://reference/fish")
    let guide = fixture.objects(of: delegate)
    if hasFailed { fixture.articles.articleRequests[0].answer(.failure(.offline)) }
    let remaining = fixture.leave(by: departure, delegate)
    #expect(guide.types.isSuperset(of: Flow.menu.union(Flow.reference).union(Flow.article)))
    #expect(guide.alive == remaining)
    #expect(fixture.articles.articleRequests[0].isCancelled == !hasFailed)
    #expect(fixture.window.snapshot.alert == nil)
  }
}
