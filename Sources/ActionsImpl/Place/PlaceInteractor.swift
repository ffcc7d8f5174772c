import HeadlessUI
import SharedModel

/// Hears the controls of a place's screen, loads the place, and changes and follows what is known of it.
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

  /// Follows what can change while the screen is there.
  func start() {
    followFavourites.run { [weak self] _ in self?.delegate?.interactorDidChangeFavourite() }
    followNotes.run { [weak self] in self?.delegate?.interactorDidChangeNote() }
  }

  /// Loads the place unless it is there, or on its way.
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
    // What can't be stored on the device does not change, and nobody is told of it.
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

  /// Leaves Next as it was before the tap; a page that is still on its way is dropped.
  func cancelNext() {
    findNext.cancel()
    model.isFindingNext = false
    delegate?.interactorDidChangeProgress()
  }

  /// Takes the place off the list, as it is no longer in the guide.
  func forgetPlace() {
    model.list.remove(model.id)
  }

  /// Keeps that a screen came into sight, and where the user is then.
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
    // Not before: what has lain over it closes, and it appears.
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
