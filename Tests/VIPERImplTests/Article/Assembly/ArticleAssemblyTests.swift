import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct ArticleAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: ArticlesServiceDouble { assemblies.articlesService }

  @Test("The module obtains its article, and leaves when there is none", arguments: [true, false])
  func parts(isThere: Bool) throws {
    let module = assemblies.article.makeModule()
    module.input.configureModule(articleID: "trams")
    let window = Window()
    let stack = NavigationController(rootViewController: ViewController(nibName: "reference"))
    stack.pushViewController(module.viewController)
    window.rootViewController = stack
    #expect(service.ids == ["trams"] && window.lines.last == "screen: article “”")
    service.articleRequests.answer(isThere ? .success(Fixtures.trams) : .failure(.notFound))
    if isThere {
      #expect(window.lines.suffix(2) == ["screen: article “Trams”", "  article.body: label “Take the 28.”"])
    } else {
      try window.perform(.tapInAlert(title: "OK"))
      #expect(window.snapshot.stack.map(\.name) == ["reference"])
    }
  }

  @Test("A reply to an article that is gone changes nothing")
  func lateArticle() {
    var module: Module<any ArticleModuleInput>? = assemblies.article.makeModule()
    module?.input.configureModule(articleID: "trams")
    let article = ModuleParts(of: module?.viewController, prefix: "Article")
    _ = module?.viewController.view
    module = nil
    #expect(article.names == ModuleParts.namesOfModule("Article") && article.aliveNames.isEmpty)
    #expect(service.articleRequests.count == 1 && service.articleRequests.cancelledCount == 1)
    service.articleRequests.answer(.failure(.offline))
    #expect(article.aliveNames.isEmpty)
  }
}
