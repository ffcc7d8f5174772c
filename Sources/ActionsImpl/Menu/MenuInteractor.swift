import HeadlessUI
import SharedModel

/// Receives the menu's input, loads its cover and follows the favourites.
final class MenuInteractor {
  weak var delegate: (any MenuInteractorDelegate)?  // owns the view, which owns this

  private let model: MenuModel
  private let session: Session
  private let cover: any CoverService
  private var loading: Cancellable?
  private var favouritesObservation: Cancellable?

  init(model: MenuModel, session: Session, cover: any CoverService) {
    self.model = model
    self.session = session
    self.cover = cover
  }

  /// Follows changes while the screen exists.
  func start() {
    favouritesObservation = model.favourites.observe { [weak self] _ in
      self?.delegate?.interactorDidChangeFavourites()
    }
  }

  // MARK: - Cover

  /// Loads the cover again, unless a request is in flight.
  func refreshCover() {
    guard !model.isLoadingCover else { return }
    model.isLoadingCover = true
    model.cover = nil
    delegate?.interactorDidChangeCover()
    loading = LoadCoverAction(service: cover).run { [weak self] in self?.didLoadCover($0) }
  }

  private func didLoadCover(_ result: Result<ImageData, ServiceError>) {
    model.isLoadingCover = false
    model.cover = try? result.get()
    delegate?.interactorDidChangeCover()
  }

  // MARK: - Input

  func didTapSignOut() {
    SignOutAction(session: session).run {}
  }
}

// MARK: - TableViewDelegate

extension MenuInteractor: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.interactorDidSelect(model.sections[indexPath.row])
  }
}
