import HeadlessUI
import SharedModel

/// Receives the input of a place's screen, loads the place, changes its favourite, and follows favourites and notes.
final class PlaceInteractor {
  weak var delegate: (any PlaceInteractorDelegate)?  // owns the view, which owns this

  private let favourite: Switch
  private let model: PlaceModel
  private let savedState: any Store<SavedState>
  private let logger: any Logger
  private let followFavourites: FollowFavouritesAction
  private let followNotes: FollowNotesAction
  private let loadPlace: LoadPlaceAction
  private let findNext: FindNextPlaceAction
  private let setFavourite: SetFavouriteAction

  init(model: PlaceModel, dependencies: ScreenDependencies, favourite: Switch) {
    self.model = model
    savedState = dependencies.app.savedState
    logger = dependencies.app.logger
    self.favourite = favourite
    followFavourites = FollowFavouritesAction(favourites: model.favourites)
    followNotes = FollowNotesAction(notes: model.notes)
    loadPlace = LoadPlaceAction(id: model.id, service: dependencies.app.place)
    findNext = FindNextPlaceAction(id: model.id, places: model.list, service: dependencies.app.places)
    setFavourite = dependencies.setFavourite
  }

  /// Follows changes while the screen exists.
  func start() {
    followFavourites.run { [weak self] _ in self?.delegate?.interactorDidChangeFavourite() }
    followNotes.run { [weak self] in self?.delegate?.interactorDidChangeNote() }
  }

  /// Loads the place, unless the model has it or a request is in flight.
  func load() {
    guard model.place == nil, !model.isLoading else { return }
    model.isLoading = true
    delegate?.interactorDidChangeProgress()
    loadPlace.run { [weak self] in self?.didLoad($0) }
  }

  // MARK: - Input

  // snippet.favourite
  func didToggleFavourite() {
    setFavourite.change = (model.id, favourite.isOn)
    setFavourite.run { [weak self] in self?.delegate?.interactorDidFailToSaveFavourite($0) }
    // If it can't be stored, the value stays, and no alert says so.
    delegate?.interactorDidChangeFavourite()
  }
  // snippet.end

  func didTapNext() {
    model.isFindingNext = true
    delegate?.interactorDidChangeProgress()
    findNext.run { [weak self] in self?.didFindNext($0) }
  }

  func didTapNote() {
    cancelNext()
    delegate?.interactorDidAskForNote()
  }

  // MARK: - For the view controller

  /// Restores Next to its state before the tap, and cancels its page.
  func cancelNext() {
    findNext.cancel()
    model.isFindingNext = false
    delegate?.interactorDidChangeProgress()
  }

  /// Removes the place from the list, because it is no longer in the guide.
  func forgetPlace() {
    model.list.remove(model.id)
  }

  /// Logs that a screen came into sight, and saves the navigation state.
  func recordTransition(to screen: String, state: SavedState) {
    RecordTransitionAction(screen: screen, state: state, store: savedState, logger: logger).run {}
  }

  // MARK: - Actions

  private func didLoad(_ result: Result<Place, ServiceError>) {
    switch result {
    case .success(let place):
      model.place = place
      delegate?.interactorDidLoadPlace()
    case .failure(let error): delegate?.interactorDidFailToLoad(error)
    }
    // Only now: closing what covered this screen makes it appear, and that must not load again.
    model.isLoading = false
    delegate?.interactorDidChangeProgress()
  }

  private func didFindNext(_ result: Result<Place?, ServiceError>) {
    model.isFindingNext = false
    delegate?.interactorDidChangeProgress()
    switch result {
    case .success(let place): delegate?.interactorDidFindNext(place)
    case .failure(let error): delegate?.interactorDidFailToFindNext(error)
    }
  }
}
