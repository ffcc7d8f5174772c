import HeadlessUI
import SharedModel

/// Shows one place, one that it was given or one that it loads, and leads to its note and to the place that follows.
final class PlaceControllerState: AppControllerState {
  private(set) var memento: PlaceMemento
  let viewController = PlaceViewController()
  /// The place that follows, once it is known.
  private(set) var nextPlace: Place?
  private let dependencies: AppDependencies
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var observations: [Cancellable] = []

  init(_ memento: PlaceMemento, dependencies: AppDependencies, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.dependencies = dependencies
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  /// Leaves the place, which is no longer in the guide.
  func leaveGonePlace() {
    memento.list.remove(memento.id)
    delegate?.unwind()
  }

  // MARK: - Favourite

  private func favouriteDidFail(_ error: ServiceError) {
    if error == .notFound {
      endNext()
      viewController.present(AlertController(message: Texts.placeGone) { [weak self] in self?.leaveGonePlace() })
    } else {
      viewController.present(AlertController(message: Texts.favouriteNotSaved))
    }
  }

  private func showFavourite() {
    viewController.showFavourite(dependencies.favourites.contains(memento.id))
  }

  // MARK: - Next

  private func didObtainNext(_ result: Result<Place?, ServiceError>) {
    endNext()
    switch result {
    case .success(let place?):
      nextPlace = place
      delegate?.perform(viewController.nextSegue)
    case .success(nil): viewController.present(AlertController(message: Texts.lastPlace))
    case .failure(let error): viewController.present(AlertController(message: Texts.loadFailed(error)))
    }
  }

  /// Leaves Next as it was before the tap; a page that is still on its way is dropped.
  private func endNext() {
    nextRequest = nil
    viewController.showWaitingForNext(false)
  }

  // MARK: - Loading

  private func load() {
    viewController.showLoading(true)
    loadRequest = dependencies.place.fetchPlace(id: memento.id) { [weak self] in self?.didLoad($0) }
  }

  private func didLoad(_ result: Result<Place, ServiceError>) {
    loadRequest = nil
    viewController.showLoading(false)
    switch result {
    case .success(let place):
      memento.place = place
      show(place)
    case .failure(let error):
      delegate?.uncover()
      viewController.present(
        AlertController(message: Texts.placeFailed(error)) { [weak self] in self?.delegate?.unwind() })
    }
  }

  private func show(_ place: Place) {
    viewController.title = memento.title
    viewController.showPlace(summary: place.summary, quarter: place.quarterName)
    showFavourite()
    showNoteText()
  }

  private func showNoteText() {
    guard memento.place != nil else { return }
    viewController.showNoteText(dependencies.notes.text(for: memento.id))
  }
}

// MARK: - PlaceMessages

extension PlaceControllerState: PlaceMessages {
  func didLoadView() {
    observations = [
      dependencies.favourites.observe { [weak self] _ in self?.showFavourite() },
      dependencies.notes.observe { [weak self] in self?.showNoteText() },
    ]
    if let place = memento.place { show(place) } else { load() }
  }

  func didToggleFavourite(_ isOn: Bool) {
    // The answer may come after the user has gone on and come back: then another state stands for this screen.
    dependencies.favouriteEditor.set(isOn, placeID: memento.id) { [weak delegate] error in
      (delegate?.state as? PlaceControllerState)?.favouriteDidFail(error)
    }
    // What can't be stored on the device does not change, and nobody is told of it.
    showFavourite()
  }

  func didTapNext() {
    viewController.showWaitingForNext(true)
    nextRequest = memento.list.obtainPlace(after: memento.id) { [weak self] in self?.didObtainNext($0) }
  }

  func didTapNote() {
    endNext()
    delegate?.perform(viewController.noteSegue)
  }
}
