import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

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

  private let layout = MenuLayout()
  private let dependencies: Dependencies
  private let dataSource = MenuDataSource()
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(nibName: MenuLayout.name)
    title = Texts.appTitle
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.greeting.text = greeting
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

  private var greeting: String {
    dependencies.session.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
  }

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
    case .quarters: open(QuartersViewController(dependencies: dependencies.quarters))
    case .places: open(PlacesViewController(dependencies: dependencies.places))
    case .referenceBook: open(ReferenceViewController(articles: dependencies.articles))
    }
  }

  private func open(_ screen: ViewController) {
    navigationController?.pushViewController(screen)
  }
}
