import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import VIPERImpl

struct ArticleAssemblyTests {
  private let assemblies = AssembliesFixture()
  private var service: ArticlesServiceDouble { assemblies.device.articles }

  @Test("The module obtains its article, and leaves when there is none", arguments: [true, false])
  func parts(isThere: Bool) throws {
    let module = assemblies.guide.article.makeModule()
    module.input.configureModule(articleID: "trams")
    let window = Window()
    let stack = NavigationController(rootViewController: ViewController(nibName: "reference"))
    stack.pushViewController(module.viewController)
    window.rootViewController = stack
    #expect(service.ids == ["trams"] && window.lines.last == "screen: article “”")
    try service.articleRequests[0].answer(isThere ? .success(.trams) : .failure(.notFound))
    if isThere {
      #expect(window.lines.suffix(2) == ["screen: article “Trams”", "  article.body: label “Hold the card.”"])
    } else {
      try window.perform(.tapInAlert(title: "OK"))
      #expect(window.snapshot.stack.map(\.name) == ["reference"])
    }
  }
}
