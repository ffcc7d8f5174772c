import AppDoubles
import HeadlessUI
import Testing

@testable import VIPERImpl

struct ReferenceRouterTests {
  private let handler = TransitionHandlerDouble()
  private let assemblies = AssembliesFixture()
  private let router: ReferenceRouter

  init() {
    router = ReferenceRouter(articleAssembly: assemblies.guide.article)
    router.transitionHandler = handler
  }

  @Test("An alert is presented, with a title and OK")
  func alert() throws {
    router.openAlert(title: "Couldn't refresh.")
    let alert = try #require(handler.alerts.first as? AlertController)
    #expect(alert.title == "Couldn't refresh." && alert.actions.map(\.title) == ["OK"])
  }

  @Test("An article is pushed with what is known of it, so that nothing is asked for")
  func article() {
    router.openArticle(ArticleItem(id: "trams", title: "Trams", body: "Hold the card."))
    let window = Window()
    window.rootViewController = handler.pushed.first
    #expect(window.lines == ["screen: article “Trams”", "  article.body: label “Hold the card.”"])
    #expect(assemblies.device.articles.ids.isEmpty && assemblies.device.articles.requests.isEmpty)
  }
}
