import Foundation
import HeadlessUI
import SharedModel
import Storyboard

import struct HeadlessUI.IndexPath

/// Shows the parts of the guide, counts the favourites, loads the cover, opens the parts and signs out.
final class MenuViewController: ViewController {
  /// The dependencies of the menu and of the screens that it opens.
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
    layout.greeting.text = dependencies.session.user.map { String(format: Texts.hello, $0.displayName) } ?? ""
    layout.sections.dataSource = self
    layout.sections.delegate = self
    layout.signOut.addTarget(self, action: MenuViewController.didTapSignOut, for: .touchUpInside)
    favouritesObservation = dependencies.favourites.observe { [weak self] _ in
      self?.layout.sections.reloadData()
    }
  }

  override func viewWillAppear() {
    loadCover()
  }

  override func didReceiveMemoryWarning() {
    if viewIfLoaded?.window != nil { loadCover() }
  }

  private func loadCover() {
    guard coverRequest == nil else { return }
    layout.cover.image = nil
    coverRequest = dependencies.cover.fetchCover { [weak self] result in
      self?.coverRequest = nil
      if case .success(let cover) = result { self?.layout.cover.image = cover.name }
    }
  }

  private func didTapSignOut() {
    dependencies.session.signOut()
  }
}

// MARK: - TableViewDataSource

extension MenuViewController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    GuideSection.allCases.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    switch GuideSection.allCases[indexPath.row] {
    case .quarters:
      cell.text = Texts.quarters
    case .places:
      cell.text = Texts.places
      if dependencies.favourites.count > 0 { cell.badge = String(dependencies.favourites.count) }
    case .referenceBook:
      cell.text = Texts.referenceBook
    }
    return cell
  }
}

// MARK: - TableViewDelegate

extension MenuViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    switch GuideSection.allCases[indexPath.row] {
    case .quarters:
      let quarters = QuartersViewController(dependencies: dependencies.quarters)
      navigationController?.pushViewController(quarters)
    case .places:
      let places = PlacesViewController(dependencies: dependencies.places)
      navigationController?.pushViewController(places)
    case .referenceBook:
      let reference = ReferenceViewController(articles: dependencies.articles)
      navigationController?.pushViewController(reference)
    }
  }
}
