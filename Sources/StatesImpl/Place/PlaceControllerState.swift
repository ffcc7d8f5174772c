import HeadlessUI
import SharedModel

/// Shows a place that it is given or loads, and leads to its note and to the next place.
final class PlaceControllerState: AppControllerState {
  struct Dependencies {
    let place: any PlaceService
    let places: any PlacesService
    let favourites: Favourites
    let favouriteChanges: FavouriteChanges
    let notes: Notes
  }

  private(set) var memento: PlaceMemento
  let viewController = PlaceViewController()
  private let dependencies: Dependencies
  private weak var delegate: (any AppControllerStateDelegate)?  // the scene, which owns this
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var observations: [Cancellable] = []

  /// Keeps the state alive until its place is loaded or, if that fails, the user has dismissed the alert and left.
  var isWaiting: Bool { loadRequest != nil }

  init(_ memento: PlaceMemento, dependencies: Dependencies, delegate: any AppControllerStateDelegate) {
    self.memento = memento
    self.dependencies = dependencies
    self.delegate = delegate
    viewController.title = memento.title
    viewController.messages = self
  }

  convenience init(_ memento: PlaceMemento, sharing objects: SharedObjects, delegate: any AppControllerStateDelegate) {
    let app = objects.app
    let dependencies = Dependencies(
      place: app.place, places: app.places, favourites: app.favourites, favouriteChanges: objects.favouriteChanges,
      notes: app.notes)
    self.init(memento, dependencies: dependencies, delegate: delegate)
  }

  /// Leaves the place, which is no longer in the guide.
  func leaveGonePlace() {
    memento.list.remove(memento.id)
    delegate?.unwind()
  }

  // MARK: - Favourite

  private func favouriteDidFail(_ error: ServiceError) {
    guard viewController.isInSight else { return }
    if error == .notFound {
      endNext()
      AlertController(message: Texts.placeGone) { [weak self] in self?.leaveGonePlace() }.show(over: viewController)
    } else {
      AlertController(message: Texts.favouriteNotSaved).show(over: viewController)
    }
  }

  private func showFavourite() {
    viewController.showFavourite(dependencies.favourites.contains(memento.id))
  }

  // MARK: - Next

  // snippet.next
  /// Opens the next place, after loading as many pages as that needs.
  private func openNext() {
    let list = memento.list
    if let next = list.place(after: memento.id) {
      endNext()
      delegate?.perform(viewController.nextSegue, sender: next)
    } else if list.isComplete {
      endNext()
      AlertController(message: Texts.lastPlace).show(over: viewController)
    } else {
      let page = list.pageCount
      nextRequest = dependencies.places.fetchPlaces(list.query, page: page) { [weak self] in
        self?.didLoadPage(page, $0)
      }
    }
  }
  // snippet.end

  private func didLoadPage(_ number: Int, _ result: Result<PlacePage, ServiceError>) {
    switch result {
    case .success(let page):
      memento.list.add(page, number: number)
      openNext()
    case .failure where number < memento.list.pageCount:
      openNext()  // another screen has loaded the page meanwhile
    case .failure(let error):
      endNext()
      AlertController(message: error.loadMessage).show(over: viewController)
    }
  }

  /// Restores Next to its state before the tap, and cancels its page.
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
    viewController.showLoading(false)
    switch result {
    case .success(let place):
      loadRequest = nil
      memento.place = place
      show(place)
      delegate?.didSettle()
    case .failure where !viewController.isOnTop:
      loadRequest = nil
      delegate?.didSettle()
    case .failure(let error):
      delegate?.uncover()
      let alert = AlertController(message: message(for: error)) { [weak self] in self?.delegate?.unwind() }
      alert.show(over: viewController)
    }
  }

  private func message(for error: ServiceError) -> String {
    error == .notFound ? Texts.placeGone : error.loadMessage
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
    if let place = memento.place { show(place) }
  }

  func willAppear() {
    if memento.place == nil, loadRequest == nil { load() }
  }

  func didToggleFavourite(_ isOn: Bool) {
    // The reply may arrive after this screen's state was released and rebuilt.
    dependencies.favouriteChanges.set(isOn, id: memento.id) { [weak delegate] error in
      (delegate?.state as? PlaceControllerState)?.favouriteDidFail(error)
    }
    // If it can't be stored, the value stays, and no alert says so.
    showFavourite()
  }

  func didTapNext() {
    viewController.showWaitingForNext(true)
    openNext()
  }

  func didTapNote() {
    endNext()
    delegate?.perform(viewController.noteSegue)
  }
}
