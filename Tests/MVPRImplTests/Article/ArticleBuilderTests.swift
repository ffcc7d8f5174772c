import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleBuilderTests {
  private let fixture = NavigationFixture()
  private let builder: ArticleBuilder

  init() {
    builder = ArticleBuilder(dependencies: fixture.dependencies)
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    fixture.push(builder.build(id: "hills"))
    try fixture.device.articles.articleRequests[0].answer(.failure(.notFound))
    try fixture.window.perform(.tapInAlert(title: "OK"))
    #expect(fixture.opened == [])
  }

  @Test func anArticleAtHandIsNotAskedFor() {
    fixture.push(builder.build(article: .hills))
    #expect(fixture.titles == ["", "Hills"])
    #expect(fixture.device.articles.articleRequests.isEmpty)
  }
}
