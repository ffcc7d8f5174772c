import HeadlessUI
import SharedModel
import Storyboard

/// Shows or loads a place, makes it a favourite, opens its note and the next place, keeps its neighbours up to date,
/// and closes itself if the place is gone.
final class PlaceViewController: ViewController {
  /// The dependencies of the place, of its note and of the next place.
  struct Dependencies {
    let service: any PlaceService
    let placesService: any PlacesService
    let favourites: Favourites
    let notes: Notes
    let noteService: any NoteService
  }

  let id: Place.ID
  /// The place from the screen that opened this one; if nil, the place is loaded.
  var place: Place?
  /// The query whose places Next steps through; nil for the query of the list below, if there is one.
  var query: PlaceQuery?
  /// The loaded places that match the query.
  var places: [Place] = []
  var listedIDs: Set<Place.ID> = []
  /// The page after the loaded ones; nil after the last page.
  var nextPage: Int? = 0
  // Screens that step through the same places; the navigation controller owns them all.
  weak var placesViewController: PlacesViewController?
  weak var previousPlaceViewController: PlaceViewController?
  weak var nextPlaceViewController: PlaceViewController?

  private let layout = PlaceLayout()
  private let dependencies: Dependencies
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  init(dependencies: Dependencies, id: Place.ID) {
    self.dependencies = dependencies
    self.id = id
    super.init(nibName: PlaceLayout.name)
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    layout.favourite.addTarget(self, action: PlaceViewController.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(self, action: PlaceViewController.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(self, action: PlaceViewController.didTapNote, for: .touchUpInside)
    favouritesObservation = dependencies.favourites.observe { [weak self] _ in
      guard let self else { return }
      layout.favourite.isOn = dependencies.favourites.contains(id)
    }
    notesObservation = dependencies.notes.observe { [weak self] in self?.showNoteText() }
    if query == nil {
      // The screen was restored or opened by a link, so Next steps through the places of the list below, if any.
      query = PlaceQuery()
      for viewController in navigationController?.viewControllers ?? [] {
        if viewController === self { break }
        if let places = viewController as? PlacesViewController {
          query = PlaceQuery(text: places.searchText, quarterID: places.quarterID)
        }
      }
    }
    if place != nil { showPlace() }
  }

  override func viewWillAppear() {
    if place == nil, loadRequest == nil { load() }
  }

  // MARK: - Place

  private func load() {
    layout.spinner.startAnimating()
    loadRequest = dependencies.service.fetchPlace(id: id) { [weak self] result in
      guard let self else { return }
      // Only at the end: closing what covers this screen makes it appear, and that must not load again.
      defer { loadRequest = nil }
      layout.spinner.stopAnimating()
      switch result {
      case .success(let loaded):
        place = loaded
        showPlace()
      case .failure(let error):
        guard navigationController?.topViewController === self else { return }
        if presentedViewController is NoteViewController {
          dismiss()
          (navigationController?.delegate as? AppDelegate)?.didShow(self)
        } else {
          dismiss()
        }
        let text =
          switch error {
          case .notFound: Texts.placeGone
          case .offline: Texts.noConnection
          case .serverError, .unauthorised: Texts.somethingWentWrong
          }
        let goBack = AlertAction(title: Texts.ok) { [weak self] in
          self?.navigationController?.popViewController()
        }
        present(AlertController(title: text, actions: [goBack]))
      }
    }
  }

  private func showPlace() {
    guard let place else { return }
    title = place.name
    layout.summary.text = place.summary
    layout.summary.isHidden = false
    layout.quarter.text = place.quarterName
    layout.quarter.isHidden = false
    layout.favourite.isOn = dependencies.favourites.contains(id)
    layout.favourite.isHidden = false
    layout.next.isHidden = false
    layout.editNote.isHidden = false
    showNoteText()
  }

  // MARK: - Favourite

  // snippet.toggle
  private func didToggleFavourite() {
    (navigationController?.delegate as? AppDelegate)?.setFavourite(layout.favourite.isOn, of: self)
    // If it can't be stored, the value stays, and no alert says so.
    layout.favourite.isOn = dependencies.favourites.contains(id)
  }
  // snippet.end

  /// Reports that the app delegate took back the change made here.
  func favouriteWasRefused(_ error: ServiceError) {
    guard viewIfLoaded?.window != nil else { return }
    if error == .notFound { stopNext() }
    guard presentedViewController == nil else { return }
    if error == .notFound {
      let leave = AlertAction(title: Texts.ok) { [weak self] in
        guard let self else { return }
        removePlace(id)
        navigationController?.popViewController()
      }
      present(AlertController(title: Texts.placeGone, actions: [leave]))
    } else {
      present(AlertController(title: Texts.favouriteNotSaved, actions: [AlertAction(title: Texts.ok)]))
    }
  }

  // MARK: - Next

  private func didTapNext() {
    layout.next.isEnabled = false
    layout.spinner.startAnimating()
    showNext()
  }

  /// Opens the next place, after loading as many pages as that needs.
  private func showNext() {
    if let index = places.firstIndex(where: { $0.id == id }), index + 1 < places.count {
      stopNext()
      let next = PlaceViewController(dependencies: dependencies, id: places[index + 1].id)
      next.place = places[index + 1]
      next.query = query
      next.places = places
      next.listedIDs = listedIDs
      next.nextPage = nextPage
      next.previousPlaceViewController = self
      nextPlaceViewController = next
      navigationController?.pushViewController(next)
      return
    }
    guard let query, let number = nextPage else {
      stopNext()
      guard presentedViewController == nil else { return }
      present(AlertController(title: Texts.lastPlace, actions: [AlertAction(title: Texts.ok)]))
      return
    }
    nextRequest = dependencies.placesService.fetchPlaces(query, page: number) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let page):
        didLoad(page, number: number)
        showNext()
      case .failure where nextPage != number:
        // The list has loaded the page meanwhile, so nothing is missing.
        showNext()
      case .failure(let error):
        stopNext()
        guard presentedViewController == nil else { return }
        let text = error == .offline ? Texts.noConnection : Texts.somethingWentWrong
        present(AlertController(title: text, actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  /// Restores Next to its state before the tap, and cancels its page.
  private func stopNext() {
    nextRequest = nil
    layout.next.isEnabled = true
    layout.spinner.stopAnimating()
  }

  /// Adds a page that this screen or a neighbour has loaded, unless it is there already. Passes it to all neighbours.
  func didLoad(_ page: PlacePage, number: Int) {
    guard number == nextPage else { return }
    nextPage = page.isLast ? nil : number + 1
    // If the guide has grown meanwhile, places that moved on to this page are listed already.
    for place in page.places where listedIDs.insert(place.id).inserted {
      places.append(place)
    }
    placesViewController?.didLoad(page, number: number)
    previousPlaceViewController?.didLoad(page, number: number)
    nextPlaceViewController?.didLoad(page, number: number)
  }

  /// Removes a place that is gone, here and on the screens below. Only the top screen can find it gone.
  func removePlace(_ id: Place.ID) {
    guard let index = places.firstIndex(where: { $0.id == id }) else { return }
    places.remove(at: index)
    listedIDs.remove(id)
    placesViewController?.removePlace(id)
    previousPlaceViewController?.removePlace(id)
  }

  // MARK: - Note

  private func didTapNote() {
    stopNext()
    let note = NoteViewController(notes: dependencies.notes, service: dependencies.noteService, placeID: id)
    note.placeViewController = self
    present(note)
    (navigationController?.delegate as? AppDelegate)?.didShow(note)
  }

  private func showNoteText() {
    let text = dependencies.notes.text(for: id)
    layout.noteText.text = text ?? ""
    layout.noteText.isHidden = place == nil || text == nil
  }
}
