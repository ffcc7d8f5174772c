import Foundation
import HeadlessUI
import struct HeadlessUI.IndexPath
import SharedModel

/// Fills the menu, counts the favourites and loads the cover.
final class MenuControllerState: AppControllerState {
  struct Dependencies {
    let session: Session
    let cover: any CoverService
    let favourites: Favourites
  }

  let memento: MenuMemento
  let viewController = MenuViewController()
  private let dependencies: Dependencies
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private let dataSource = MenuDataSource()
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?

  /// Keeps the state alive while a cover is in flight, so that it is loaded only once, wherever the user goes.
  var isWaiting: Bool { coverRequest != nil }

  init(_ memento: MenuMemento, dependencies: Dependencies, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.dependencies = dependencies
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(_ memento: MenuMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate) {
    let app = objects.app
    self.init(
      memento, dependencies: Dependencies(session: app.session, cover: app.cover, favourites: app.favourites),
      delegate: delegate)
  }

  // snippet.memoryWarning
  func receive(_ event: SystemEvent) {
    if event == .memoryWarning { loadCover() }
  }
  // snippet.end

  private func showGreeting() {
    guard let user = dependencies.session.user else { return }
    viewController.showGreeting(String(format: Texts.hello, user.displayName))
  }

  private func showFavouriteCount() {
    dataSource.favouriteCount = dependencies.favourites.count
    viewController.reloadRows()
  }

  private func loadCover() {
    guard coverRequest == nil else { return }
    viewController.showCover(nil)
    coverRequest = dependencies.cover.fetchCover { [weak self] in self?.didObtainCover($0) }
  }

  private func didObtainCover(_ result: Result<ImageData, ServiceError>) {
    coverRequest = nil
    viewController.showCover(try? result.get().name)
    delegate?.didSettle()
  }
}

// MARK: - MenuMessages

extension MenuControllerState: MenuMessages {
  func didLoadView() {
    showGreeting()
    viewController.showRows(of: dataSource)
    favouritesObservation = dependencies.favourites.observe { [weak self] _ in self?.showFavouriteCount() }
    showFavouriteCount()
  }

  func willAppear() {
    loadCover()
  }

  func didSelectRow(at indexPath: IndexPath) {
    switch dataSource.sections[indexPath.row] {
    case .quarters: delegate?.perform(viewController.quartersSegue)
    case .places: delegate?.perform(viewController.placesSegue)
    case .referenceBook: delegate?.perform(viewController.referenceSegue)
    }
  }

  func didTapSignOut() {
    dependencies.session.signOut()
  }
}
