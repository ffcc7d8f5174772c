import HeadlessUI
import SharedModel
import Testing

@testable import MVVMCImpl

struct FlowCoordinatorTests {
  private let window = Window()
  private let delegate = FlowCoordinatorDelegateDouble()
  private let service = ArticlesServiceDouble()
  private let below = ViewController(nibName: "below")
  private let navigationController: NavigationController
  private let coordinator: FlowCoordinator

  init() {
    navigationController = NavigationController(rootViewController: below)
    coordinator = FlowCoordinator(navigationController: navigationController)
    coordinator.delegate = delegate
    window.rootViewController = navigationController
    navigationController.delegate = coordinator
  }

  /// Pushes an article as a screen of that flow.
  private func push(_ id: Article.ID, in flow: FlowCoordinator) {
    let viewModel = ArticleViewModel(id: id, articles: service)
    let viewController = ArticleViewController(viewModel: viewModel)
    flow.track(viewController, of: viewModel)
    navigationController.pushViewController(viewController)
  }

  /// Leads the flow into another one.
  private func lead() -> FlowCoordinator {
    let child = FlowCoordinator(navigationController: navigationController)
    coordinator.hold(child)
    return child
  }

  @Test("It has finished when its last screen has left the stack, and not before")
  func finish() {
    push("trams", in: coordinator)
    push("lifts", in: coordinator)
    navigationController.popViewController()
    #expect(delegate.finishes == 0)
    #expect(coordinator.restorableState == [.article(id: "trams")])
    navigationController.popViewController()
    #expect(delegate.finishes == 1)
    #expect(coordinator.restorableState.isEmpty)
  }

  @Test("It has not finished while a screen of nobody's lies above its own")
  func covered() {
    push("trams", in: coordinator)
    navigationController.pushViewController(ViewController())
    #expect(delegate.finishes == 0)
  }

  @Test("The flow it leads into is held until that has finished, and tells of its screens above its own")
  func child() {
    push("trams", in: coordinator)
    weak var reference: FlowCoordinator?
    do {
      let child = lead()
      reference = child
      push("lifts", in: child)
    }
    #expect(reference != nil)
    #expect(coordinator.restorableState == [.article(id: "trams"), .article(id: "lifts")])
    navigationController.popViewController()
    #expect(reference == nil)
    #expect(delegate.finishes == 0)
    #expect(coordinator.restorableState == [.article(id: "trams")])
  }

  @Test("When the stack is replaced, both flows are over")
  func replaced() {
    push("trams", in: coordinator)
    weak var reference: FlowCoordinator?
    do {
      let child = lead()
      reference = child
      push("lifts", in: child)
    }
    navigationController.setViewControllers([ViewController()])
    #expect(reference == nil)
    #expect(delegate.finishes == 1)
  }

  @Test("The flow it leads into doesn't keep it alive, nor do its screens")
  func ownership() {
    var coordinator: FlowCoordinator? = FlowCoordinator(navigationController: navigationController)
    weak let reference = coordinator
    let child = FlowCoordinator(navigationController: navigationController)
    coordinator?.hold(child)
    if let coordinator { push("trams", in: coordinator) }
    #expect(child.delegate === coordinator)
    coordinator = nil
    #expect(coordinator == nil && reference == nil)
    #expect(child.delegate == nil)
  }

  @Test("It keeps none of its screens: that is up to the stack")
  func screens() {
    weak var viewModel: ArticleViewModel?
    weak var viewController: ArticleViewController?
    do {
      let article = ArticleViewModel(article: .fish)
      let screen = ArticleViewController(viewModel: article)
      coordinator.track(screen, of: article)
      (viewModel, viewController) = (article, screen)
    }
    #expect(viewController == nil)
    #expect(viewModel == nil)
    #expect(coordinator.restorableState.isEmpty)
  }

  @Test("An alert is shown over the flow's screens, and confirmed by OK")
  func alert() throws {
    var confirmed = 0
    coordinator.showAlert("Look!") { confirmed += 1 }
    #expect(window.alertTitle == "Look!")
    #expect(window.snapshot.stack.map(\.name) == ["below"])
    try window.perform(.tapInAlert(title: "OK"))
    #expect(confirmed == 1)
  }
}
