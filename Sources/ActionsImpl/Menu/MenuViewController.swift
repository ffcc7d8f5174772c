import HeadlessUI
import SharedModel

/// Shows the parts of the guide and opens them.
final class MenuViewController: ViewController {
  /// Dependencies of the menu and the screens that it opens.
  struct Dependencies {
    let session: Session
    let cover: any CoverService
    let favourites: Favourites
    let quarters: QuartersViewController.Dependencies
    let places: PlacesViewController.Dependencies
    let articles: any ArticlesService
  }

  private let screen: MenuView
  private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    let model = MenuModel(user: dependencies.session.user, favourites: dependencies.favourites)
    screen = MenuView(model: model, session: dependencies.session, cover: dependencies.cover)
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
      navigationController?.pushViewController(QuartersViewController(dependencies: dependencies.quarters))
    case .places:
      navigationController?.pushViewController(PlacesViewController(dependencies: dependencies.places))
    case .referenceBook:
      navigationController?.pushViewController(ReferenceViewController(articles: dependencies.articles))
    }
  }
}
