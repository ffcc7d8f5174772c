import SharedModel

/// Shows the place it was given, or obtains it first, and decides what to report when it is gone.
final class PlacePresenter {
  weak var view: (any PlaceViewInput)?  // it owns this
  private let interactor: any PlaceInteractorInput
  private let router: any PlaceRouterInput
  private var id = ""
  /// `nil` until it is obtained.
  private var place: PlaceItem?
  private var isFavourite = false
  private var noteText: String?
  private var isObtaining = false
  private var isObtainingNext = false
  private var isInSight = false

  init(interactor: any PlaceInteractorInput, router: any PlaceRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - View

  private func showPlace() {
    guard let place else { return }
    view?.showPlace(
      PlaceViewModel(
        summary: place.summary, quarter: place.quarterName, noteText: noteText, isFavourite: isFavourite,
        canGoOn: !isObtainingNext))
  }

  // MARK: - Next

  private func dropNext() {
    guard isObtainingNext else { return }
    interactor.cancelNextPlace()
    endObtainingNext()
  }

  private func endObtainingNext() {
    isObtainingNext = false
    view?.hideSpinner()
    showPlace()
  }

  // MARK: - Leaving

  private func leaveForGood() {
    interactor.removePlace(id: id)
    router.closeModule()
  }

  private func openGoneAlert() {
    dropNext()
    router.openAlert(.notice(Texts.placeGone), for: .leavePlace, output: self)
  }
}

// MARK: - PlaceModuleInput

extension PlacePresenter: PlaceModuleInput {
  func obtainSavedScreen() -> SavedState.Screen { .place(id: id) }

  func configureModule(place: PlaceItem) {
    id = place.id
    self.place = place
    view?.showTitle(place.name)
  }

  func configureModule(placeID: String) {
    id = placeID
  }

  func openNote(text: String?) {
    dropNext()
    router.openNote(placeID: id, text: text, output: self)
  }
}

// MARK: - PlaceViewOutput

extension PlacePresenter: PlaceViewOutput {
  func didTriggerViewReady() {
    interactor.observeFavourite(placeID: id)
    interactor.observeNote(placeID: id)
    showPlace()
  }

  func didTriggerViewWillAppear() {
    isInSight = true
    guard place == nil, !isObtaining else { return }
    isObtaining = true
    view?.showSpinner()
    interactor.obtainPlace(id: id)
  }

  func didTriggerViewDidDisappear() {
    isInSight = false
  }

  func didToggleFavourite(_ isOn: Bool) {
    interactor.setFavourite(isOn, placeID: id)
  }

  func didTapNext() {
    isObtainingNext = true
    view?.showSpinner()
    showPlace()
    interactor.obtainPlace(after: id)
  }

  func didTapNote() {
    openNote(text: nil)
  }
}

// MARK: - PlaceInteractorOutput

extension PlacePresenter: PlaceInteractorOutput {
  func didObtainPlace(_ place: PlaceItem) {
    self.place = place
    isObtaining = false
    view?.hideSpinner()
    view?.showTitle(place.name)
    showPlace()
  }

  func didFailToObtainPlace(_ error: ServiceError) {
    view?.hideSpinner()
    if error == .notFound {
      router.openAlertOverPlace(.notice(Texts.placeGone), for: .leavePlace, output: self)
    } else {
      router.openAlertOverPlace(.notice(error.message), for: .closeModule, output: self)
    }
    // Only now: closing what covered this screen makes it appear, and that must not load again.
    isObtaining = false
  }

  func didObtainFavourite(_ isFavourite: Bool) {
    self.isFavourite = isFavourite
    showPlace()
  }

  func didFailToSaveFavourite(_ error: ServiceError) {
    guard isInSight else { return }
    if error == .notFound { openGoneAlert() } else { router.openAlert(.notice(Texts.favouriteNotSaved)) }
  }

  func didObtainNote(_ text: String?) {
    noteText = text
    showPlace()
  }

  func didObtainNextPlace(_ place: PlaceItem) {
    endObtainingNext()
    router.openPlace(place)
  }

  func didReachLastPlace() {
    endObtainingNext()
    router.openAlert(.notice(Texts.lastPlace))
  }

  func didFailToObtainNextPlace(_ error: ServiceError) {
    endObtainingNext()
    router.openAlert(.notice(error.message))
  }
}

// MARK: - NoteModuleOutput

extension PlacePresenter: NoteModuleOutput {
  func noteModuleDidFindPlaceGone() {
    leaveForGood()
  }
}

// MARK: - AlertOutput

extension PlacePresenter: AlertOutput {
  func didConfirmAlert(_ outcome: AlertOutcome) {
    if outcome == .leavePlace { leaveForGood() } else { router.closeModule() }
  }
}
