import Foundation
import SharedModel

/// Greets the user, loads the cover, and leads to the parts of the guide.
final class MenuPresenter {
  weak var view: (any MenuView)? {  // the view controller, which owns this presenter
    didSet { view?.setTitle(Texts.appTitle) }
  }
  private let session: any UserSession
  private let favourites: any FavouriteStorage
  private let cover: any CoverService
  private let router: any MenuRouting
  private let sections = GuideSection.allCases
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?
  private var isInSight = false

  init(
    session: any UserSession, favourites: any FavouriteStorage, cover: any CoverService, router: any MenuRouting
  ) {
    self.session = session
    self.favourites = favourites
    self.cover = cover
    self.router = router
  }

  private func showRows() {
    view?.setRows(sections.map { MenuRow(title: title(of: $0), badge: badge(of: $0)) })
  }

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }

  private func badge(of section: GuideSection) -> String? {
    section == .places && favourites.count > 0 ? String(favourites.count) : nil
  }

  private func loadCover() {
    guard coverRequest == nil else { return }
    view?.setCover(nil)
    coverRequest = cover.fetchCover { [weak self] result in
      self?.coverRequest = nil
      self?.view?.setCover(try? result.get().name)
    }
  }
}

// MARK: - MenuPresenting

extension MenuPresenter: MenuPresenting {
  func viewDidLoad() {
    view?.setGreeting(session.user.map { String(format: Texts.hello, $0.displayName) } ?? "")
    favouritesObservation = favourites.observe { [weak self] _ in self?.showRows() }
    showRows()
  }

  func viewWillAppear() {
    isInSight = true
    loadCover()
  }

  func viewDidDisappear() {
    isInSight = false
  }

  func didReceiveMemoryWarning() {
    if isInSight { loadCover() }
  }

  func didSelectRow(at index: Int) {
    switch sections[index] {
    case .quarters: router.openQuarters()
    case .places: router.openPlaces(title: Texts.places)
    case .referenceBook: router.openReference()
    }
  }

  func didTapSignOut() {
    session.signOut()
  }
}
