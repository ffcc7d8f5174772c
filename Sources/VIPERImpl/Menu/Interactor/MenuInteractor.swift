import SharedModel

/// Obtains the user's name, the number of favourites and the cover, and signs the user out.
final class MenuInteractor {
  weak var output: (any MenuInteractorOutput)?  // the presenter, which owns this
  private let session: any UserSession
  private let favourites: any FavouriteStorage
  private let coverService: any CoverService
  private var favouritesObservation: Cancellable?
  private var coverRequest: Cancellable?

  init(session: any UserSession, favourites: any FavouriteStorage, coverService: any CoverService) {
    self.session = session
    self.favourites = favourites
    self.coverService = coverService
  }

  private func favouritesDidChange() {
    output?.didObtainFavouriteCount(favourites.count)
  }

  private func didReply(_ result: Result<ImageData, ServiceError>) {
    coverRequest = nil
    if case .success(let image) = result { output?.didObtainCover(named: image.name) }
  }
}

// MARK: - MenuInteractorInput

extension MenuInteractor: MenuInteractorInput {
  func obtainUserName() {
    if let user = session.user { output?.didObtainUserName(user.displayName) }
  }

  func observeFavouriteCount() {
    favouritesObservation = favourites.observe { [weak self] _ in self?.favouritesDidChange() }
    favouritesDidChange()
  }

  func obtainCover() {
    guard coverRequest == nil else { return }
    coverRequest = coverService.fetchCover { [weak self] in self?.didReply($0) }
  }

  func signOut() {
    session.signOut()
  }
}
