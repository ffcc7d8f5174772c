import HeadlessUI
import SharedModel

/// Receives the input of a place's screen, loads the place, changes its favourite, and follows favourites and notes.
final class PlaceInteractor {
  weak var delegate: (any PlaceInteractorDelegate)?  // owns the view, which owns this

  private let favourite: Switch
  private let model: PlaceModel
  private let service: any PlaceService
  private let places: any PlacesService
  private let favouriteChanges: FavouriteChanges
  private var loading: Cancellable?
  private var findingNext: Cancellable?
  private var observations: [Cancellable] = []

  init(
    model: PlaceModel, service: any PlaceService, places: any PlacesService, favouriteChanges: FavouriteChanges,
    favourite: Switch
  ) {
    self.model = model
    self.service = service
    self.places = places
    self.favouriteChanges = favouriteChanges
    self.favourite = favourite
  }

  /// Follows changes while the screen exists.
  func start() {
    observations = [
      model.favourites.observe { [weak self] _ in self?.delegate?.interactorDidChangeFavourite() },
      model.notes.observe { [weak self] in self?.delegate?.interactorDidChangeNote() },
    ]
  }

  /// Loads the place, unless the model has it or a request is in flight.
  func load() {
    guard model.place == nil, !model.isLoading else { return }
    model.isLoading = true
    delegate?.interactorDidChangeProgress()
    loading = LoadPlaceAction(id: model.id, service: service).run { [weak self] in self?.didLoad($0) }
  }

  // MARK: - Input

  // snippet.favourite
  func didToggleFavourite() {
    SetFavouriteAction(placeID: model.id, isFavourite: favourite.isOn, changes: favouriteChanges).run { [weak self] in
      self?.delegate?.interactorDidFailToSaveFavourite($0)
    }
    // If it can't be stored, the value stays, and no alert says so.
    delegate?.interactorDidChangeFavourite()
  }
  // snippet.end

  func didTapNext() {
    model.isFindingNext = true
    delegate?.interactorDidChangeProgress()
    findNext()
  }

  func didTapNote() {
    cancelNext()
    delegate?.interactorDidAskForNote()
  }

  // MARK: - For the view controller

  /// Restores Next to its state before the tap, and cancels its page.
  func cancelNext() {
    findingNext = nil
    model.isFindingNext = false
    delegate?.interactorDidChangeProgress()
  }

  /// Removes the place from the list, because it is no longer in the guide.
  func forgetPlace() {
    model.list.remove(model.id)
  }

  // MARK: - Actions

  private func didLoad(_ result: Result<Place, ServiceError>) {
    switch result {
    case .success(let place):
      model.place = place
      delegate?.interactorDidLoadPlace()
    case .failure(let error): delegate?.interactorDidFailToLoad(error)
    }
    loading = nil
    // Only now: closing what covered this screen makes it appear, and that must not load again.
    model.isLoading = false
    delegate?.interactorDidChangeProgress()
  }

  // snippet.next
  /// Looks for the next place in the list, and loads more pages until it is there.
  private func findNext() {
    let next = model.list.place(after: model.id)
    if next != nil || model.list.isComplete {
      cancelNext()
      delegate?.interactorDidFindNext(next)
    } else {
      findingNext = LoadMorePlacesAction(places: model.list, service: places).run { [weak self] in
        self?.didLoadMore($0)
      }
    }
  }

  private func didLoadMore(_ result: Result<PlacePage?, ServiceError>) {
    switch result {
    case .success(let page):
      if let page { model.list.add(page) }
      findNext()
    case .failure(let error):
      cancelNext()
      delegate?.interactorDidFailToFindNext(error)
    }
  }
  // snippet.end
}
