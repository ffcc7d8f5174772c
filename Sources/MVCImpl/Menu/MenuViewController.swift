import HeadlessUI
import SharedModel
import Storyboard

/// Shows the parts of the guide and opens them.
final class MenuViewController: ViewController {
  private let layout = MenuLayout()
  private let dependencies: AppDependencies
  private let dataSource = MenuDataSource()
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    super.init(nibName: MenuLayout.name)
    title = Texts.appTitle
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.greeting.text = dependencies.session.user.map(Texts.greeting) ?? ""
    layout.sections.dataSource = dataSource
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    favouritesObservation = dependencies.favourites.observe { [weak self] _ in self?.showFavouriteCount() }
    showFavouriteCount()
  }

  override func viewWillAppear() {
    loadCover()
  }

  override func didReceiveMemoryWarning() {
    if viewIfLoaded?.window != nil { loadCover() }
  }

  // MARK: - Actions

  private func didTapSignOut() {
    dependencies.session.signOut()
  }

  // MARK: - Content

  private func showFavouriteCount() {
    dataSource.favouriteCount = dependencies.favourites.count
    layout.sections.reloadData()
  }

  private func loadCover() {
    guard coverRequest == nil else { return }
    layout.cover.image = nil
    coverRequest = dependencies.cover.fetchCover { [weak self] result in
      self?.coverRequest = nil
      self?.layout.cover.image = try? result.get().name
    }
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    switch dataSource.sections[indexPath.row] {
    case .quarters:
      navigationController?.pushViewController(QuartersViewController(dependencies: dependencies))
    case .places:
      navigationController?.pushViewController(PlacesViewController(dependencies: dependencies))
    case .referenceBook:
      navigationController?.pushViewController(ReferenceViewController(articles: dependencies.articles))
    }
  }
}
