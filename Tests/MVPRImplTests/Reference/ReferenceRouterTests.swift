import AppDoubles
import SharedModel
import Testing

@testable import MVPRImpl

struct ReferenceRouterTests {
  @Test func anArticleOpensWithWhatTheListHad() {
    let fixture = NavigationFixture()
    let router = ReferenceRouter(dependencies: fixture.dependencies)
    router.viewController = fixture.screen
    router.openArticle(.hills)
    #expect(fixture.opened == [.article(id: "hills")])
    #expect(fixture.titles == ["", "Hills"])
    #expect(fixture.device.articles.articleRequests.isEmpty)
  }
}
