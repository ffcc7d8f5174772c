import Foundation
import SharedModel

/// Decides what the menu shows and where it leads.
final class MenuPresenter {
  weak var view: (any MenuViewInput)? {  // it owns this
    didSet { view?.showTitle(Texts.appTitle) }
  }
  private let interactor: any MenuInteractorInput
  private let router: any MenuRouterInput
  private let sections = GuideSection.allCases
  private var isInSight = false

  init(interactor: any MenuInteractorInput, router: any MenuRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  private func showCover() {
    view?.showCoverPlaceholder()
    interactor.obtainCover()
  }

  private func title(of section: GuideSection) -> String {
    switch section {
    case .quarters: Texts.quarters
    case .places: Texts.places
    case .referenceBook: Texts.referenceBook
    }
  }

  private func row(for section: GuideSection, favouriteCount: Int) -> MenuRowViewModel {
    let hasBadge = section == .places && favouriteCount > 0
    return MenuRowViewModel(title: title(of: section), badge: hasBadge ? String(favouriteCount) : nil)
  }
}

// MARK: - MenuViewOutput

extension MenuPresenter: MenuViewOutput {
  func didTriggerViewReady() {
    interactor.obtainUserName()
    interactor.observeFavouriteCount()
  }

  func didTriggerViewWillAppear() {
    isInSight = true
    showCover()
  }

  func didTriggerViewDidDisappear() {
    isInSight = false
  }

  func didReceiveMemoryWarning() {
    if isInSight { showCover() }
  }

  func didSelectSection(at index: Int) {
    switch sections[index] {
    case .quarters: router.openQuarters()
    case .places: router.openPlaces(title: Texts.places)
    case .referenceBook: router.openReference()
    }
  }

  func didTapSignOut() {
    interactor.signOut()
  }
}

// MARK: - MenuInteractorOutput

extension MenuPresenter: MenuInteractorOutput {
  func didObtainUserName(_ name: String) {
    view?.showGreeting(String(format: Texts.hello, name))
  }

  func didObtainFavouriteCount(_ count: Int) {
    view?.showSections(sections.map { row(for: $0, favouriteCount: count) })
  }

  func didObtainCover(named name: String) {
    view?.showCover(named: name)
  }
}
