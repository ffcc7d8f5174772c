import SharedModel

/// Brings one place and the one after it, and whether it is a favourite and has a note.
final class PlaceInteractor {
  weak var output: (any PlaceInteractorOutput)?  // the presenter, which owns this
  private let service: any PlaceService
  /// The places that Next goes through, shared with the screen below and those opened from here.
  private let pager: any PagingFacadeInput
  private let favourites: any FavouriteStorage
  private let favouriteFacade: any FavouriteFacadeInput
  private let notes: any NoteStorage
  private var request: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  init(
    service: any PlaceService, pager: any PagingFacadeInput, favourites: any FavouriteStorage,
    favouriteFacade: any FavouriteFacadeInput, notes: any NoteStorage
  ) {
    self.service = service
    self.pager = pager
    self.favourites = favourites
    self.favouriteFacade = favouriteFacade
    self.notes = notes
  }

  private func didReply(_ result: Result<Place, ServiceError>) {
    request = nil
    switch result {
    case .success(let place): output?.didObtainPlace(PlaceItem(place))
    case .failure(let error): output?.didFailToObtainPlace(error)
    }
  }

  private func didReplyWithPage(_ result: Result<Void, ServiceError>, after id: String) {
    nextRequest = nil
    switch result {
    case .success: obtainPlace(after: id)
    case .failure(let error): output?.didFailToObtainNextPlace(error)
    }
  }

  private func tellFavourite(placeID: String) {
    output?.didObtainFavourite(favourites.contains(placeID))
  }

  private func tellNote(placeID: String) {
    output?.didObtainNote(notes.text(for: placeID))
  }
}

// MARK: - PlaceInteractorInput

extension PlaceInteractor: PlaceInteractorInput {
  func obtainPlace(id: String) {
    request = service.fetchPlace(id: id) { [weak self] in self?.didReply($0) }
  }

  func observeFavourite(placeID: String) {
    favouritesObservation = favourites.observe { [weak self] _ in self?.tellFavourite(placeID: placeID) }
    tellFavourite(placeID: placeID)
  }

  func observeNote(placeID: String) {
    notesObservation = notes.observe { [weak self] in self?.tellNote(placeID: placeID) }
    tellNote(placeID: placeID)
  }

  func setFavourite(_ isFavourite: Bool, placeID: String) {
    favouriteFacade.setFavourite(isFavourite, placeID: placeID) { [weak self] in
      self?.output?.didFailToSaveFavourite($0)
    }
    // Observers don't hear of a change that couldn't be stored.
    tellFavourite(placeID: placeID)
  }

  // snippet.next
  func obtainPlace(after id: String) {
    if let next = pager.findPlace(after: id) {
      output?.didObtainNextPlace(next)
    } else if pager.isComplete {
      output?.didReachLastPlace()
    } else {
      nextRequest = pager.obtainNextPage { [weak self] in self?.didReplyWithPage($0, after: id) }
    }
  }
  // snippet.end

  func cancelNextPlace() {
    nextRequest = nil
  }

  func removePlace(id: String) {
    pager.removePlace(id: id)
  }
}
