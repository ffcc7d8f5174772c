import SharedModel

/// Brings one place and the one after it, and knows what the user thinks of it.
final class PlaceInteractor {
  weak var output: (any PlaceInteractorOutput)?  // the presenter, which owns this
  private let placeService: any PlaceService
  private let placesService: any PlacesService
  private let lists: PlaceLists
  private let favourites: Favourites
  private let favouriteEditor: FavouriteEditor
  private let notes: Notes
  /// What Next goes through, shared with the screens that it was opened from and that are opened from it.
  private var list: PlaceList?
  private var listID = 0
  private var request: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  init(
    placeService: any PlaceService, placesService: any PlacesService, lists: PlaceLists, favourites: Favourites,
    favouriteEditor: FavouriteEditor, notes: Notes
  ) {
    self.placeService = placeService
    self.placesService = placesService
    self.lists = lists
    self.favourites = favourites
    self.favouriteEditor = favouriteEditor
    self.notes = notes
  }

  private func didReply(_ result: Result<Place, ServiceError>) {
    request = nil
    switch result {
    case .success(let place): output?.didObtainPlace(PlaceItem(place))
    case .failure(let error): output?.didFailToObtainPlace(error)
    }
  }

  private func didReplyWithNext(_ result: Result<Place?, ServiceError>) {
    nextRequest = nil
    switch result {
    case .success(let place?): output?.didObtainNextPlace(PlaceItem(place), listID: listID)
    case .success(nil): output?.didReachLastPlace()
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
  func joinList(id: Int) {
    list = lists.list(id: id)
    listID = id
  }

  func startList(_ query: PlaceQuery) {
    let list = PlaceList(query: query, service: placesService)
    self.list = list
    listID = lists.add(list)
  }

  func obtainPlace(id: String) {
    request = placeService.fetchPlace(id: id) { [weak self] in self?.didReply($0) }
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
    favouriteEditor.set(isFavourite, placeID: placeID) { [weak self] in self?.output?.didFailToSaveFavourite($0) }
    // A change that could not be stored is told to no observer.
    tellFavourite(placeID: placeID)
  }

  func obtainPlace(after id: String) {
    nextRequest = list?.obtainPlace(after: id) { [weak self] in self?.didReplyWithNext($0) }
  }

  func cancelNextPlace() {
    nextRequest = nil
  }

  func removePlace(id: String) {
    list?.remove(id)
  }
}
