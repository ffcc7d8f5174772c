import HeadlessUI
import SharedModel

/// Hears the menu's controls, loads its cover and follows the favourites.
final class MenuInteractor {
  weak var delegate: (any MenuInteractorDelegate)?  // owns the view, which owns this

  private let model: MenuModel
  private let session: Session
  private let coverService: any CoverService
  private let followFavourites: FollowFavouritesAction
  private var loadingCover: LoadCoverAction?

  init(model: MenuModel, session: Session, cover: any CoverService) {
    self.model = model
    self.session = session
    coverService = cover
    followFavourites = FollowFavouritesAction(favourites: model.favourites)
  }

  /// Follows what can change while the screen is there.
  func start() {
    followFavourites.run { [weak self] _ in self?.delegate?.interactorDidChangeFavourites() }
  }

  // MARK: - Cover

  /// Loads the cover, unless it is on its way.
  func loadCover() {
    guard loadingCover == nil else { return }
    let action = LoadCoverAction(service: coverService)
    loadingCover = action
    model.cover = nil
    delegate?.interactorDidChangeCover()
    action.run { [weak self] in self?.didLoadCover($0) }
  }

  private func didLoadCover(_ result: Result<ImageData, ServiceError>) {
    loadingCover = nil
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
