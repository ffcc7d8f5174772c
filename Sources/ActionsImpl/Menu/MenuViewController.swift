import HeadlessUI
import SharedModel

/// Shows the parts of the guide and opens them.
final class MenuViewController: ViewController {
  private let screen: MenuView
  private let dependencies: ScreenDependencies

  init(dependencies: ScreenDependencies) {
    let model = MenuModel(user: dependencies.app.session.user, favourites: dependencies.app.favourites)
    screen = MenuView(model: model, dependencies: dependencies.app)
    self.dependencies = dependencies
    super.init(nibName: MenuView.name)
    title = Texts.appTitle
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.interactor.delegate = self
    screen.viewModel.refresh()
    screen.interactor.start()
  }

  override func viewWillAppear() {
    screen.interactor.refreshCover()
  }

  override func didReceiveMemoryWarning() {
    if viewIfLoaded?.window != nil { screen.interactor.refreshCover() }
  }
}

// MARK: - MenuInteractorDelegate

extension MenuViewController: MenuInteractorDelegate {
  func interactorDidChangeCover() {
    screen.viewModel.refreshCover()
  }

  func interactorDidChangeFavourites() {
    screen.viewModel.refreshSections()
  }

  func interactorDidSelect(_ section: GuideSection) {
    switch section {
    case .quarters:
      navigationController?.pushViewController(QuartersViewController(dependencies: dependencies))
    case .places:
      navigationController?.pushViewController(PlacesViewController(dependencies: dependencies))
    case .referenceBook:
      navigationController?.pushViewController(ReferenceViewController(articles: dependencies.app.articles))
    }
  }
}
