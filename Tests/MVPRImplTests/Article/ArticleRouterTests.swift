import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleRouterTests {
  @Test func itLeadsBack() {
    let fixture = NavigationFixture()
    let article = ArticleBuilder(dependencies: fixture.dependencies).build(id: "hills")
    fixture.push(article)
    let router = ArticleRouter()
    router.viewController = article
    router.close()
    #expect(fixture.opened == [])
  }
}
