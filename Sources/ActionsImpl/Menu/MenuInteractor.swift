import HeadlessUI
import SharedModel

/// Receives the menu's input, loads its cover and follows the favourites.
final class MenuInteractor {
  weak var delegate: (any MenuInteractorDelegate)?  // owns the view, which owns this

  private let model: MenuModel
  private let followFavourites: FollowFavouritesAction
  private let loadCover: LoadCoverAction
  private let signOut: SignOutAction

  init(model: MenuModel, session: Session, cover: any CoverService) {
    self.model = model
    followFavourites = FollowFavouritesAction(favourites: model.favourites)
    loadCover = LoadCoverAction(service: cover)
    signOut = SignOutAction(session: session)
  }

  // snippet.start
  /// Follows changes while the screen exists.
  func start() {
    followFavourites.run { [weak self] _ in self?.delegate?.interactorDidChangeFavourites() }
  }
  // snippet.end

  // MARK: - Cover

  /// Loads the cover again, unless a request is in flight.
  func refreshCover() {
    guard !model.isLoadingCover else { return }
    model.isLoadingCover = true
    model.cover = nil
    delegate?.interactorDidChangeCover()
    loadCover.run { [weak self] in self?.didLoadCover($0) }
  }

  private func didLoadCover(_ result: Result<ImageData, ServiceError>) {
    model.isLoadingCover = false
    model.cover = try? result.get()
    delegate?.interactorDidChangeCover()
  }

  // MARK: - Input

  func didTapSignOut() {
    signOut.run {}
  }
}

// MARK: - TableViewDelegate

extension MenuInteractor: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.interactorDidSelect(model.sections[indexPath.row])
  }
}
