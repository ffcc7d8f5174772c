import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct ArticleBuilderTests {
  private let launch = Launch(signedIn: true)
  private let navigationController = NavigationController(rootViewController: ViewController())
  private let builder: ArticleBuilder

  init() {
    builder = ArticleBuilder(dependencies: SharedDependencies(launch.dependencies, in: LaunchScope()))
    launch.window.rootViewController = navigationController
  }

  @Test func viewPresenterAndRouterAreConnected() throws {
    navigationController.pushViewController(builder.build(id: "nowhere"))
    launch.wait()
    try launch.window.perform(.tapInAlert(title: "OK"))
    #expect(launch.stack == [""])
  }

  @Test func anArticleAtHandIsNotAskedFor() {
    navigationController.pushViewController(builder.build(article: .hills))
    #expect(launch.window.snapshot.screen.title == "Hills")
    #expect(launch.backend.requestCount(of: .articles) == 0)
  }

  @Test func nothingElseHoldsTheModule() {
    var screen: ViewController? = builder.build(article: .hills)
    let module = ModuleObjects(of: screen)
    #expect(module.names == ["ArticlePresenter", "ArticleRouter", "ArticleViewController"])
    screen = nil
    #expect(module.alive == [])
  }
}
