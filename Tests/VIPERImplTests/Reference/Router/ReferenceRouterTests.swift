import Testing

@testable import VIPERImpl

struct ReferenceRouterTests {
  private let handler = TransitionHandlerDouble()
  private let input = ArticleModuleInputDouble()
  private let assembly: ModuleAssemblyDouble<any ArticleModuleInput>
  private let router: ReferenceRouter

  init() {
    assembly = ModuleAssemblyDouble(input)
    router = ReferenceRouter(articleAssembly: assembly, alertAssembly: AlertAssembly())
    router.transitionHandler = handler
  }

  @Test("An article is pushed with what is known of it")
  func article() {
    let trams = ArticleItem(id: "trams", title: "Trams", body: "Hold the card.")
    router.openArticle(trams)
    #expect(handler.pushed.count == 1 && handler.pushed.first === assembly.viewController && input.articles == [trams])
  }
}
