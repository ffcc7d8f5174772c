import HeadlessUI
import SharedModel
import Storyboard

/// Shows or loads a place, makes it a favourite, opens its note and the place that follows, and leaves it when it is gone.
final class PlaceViewController: ViewController {
  let id: Place.ID
  /// What the screen that opened it has of the place; without it the place is loaded.
  var place: Place?
  /// What Next goes through; without one, what the places below it list.
  var list: PlaceList?

  private let layout = PlaceLayout()
  private let dependencies: AppDependencies
  private var loadRequest: Cancellable?
  private var nextRequest: Cancellable?
  private var favouritesObservation: Cancellable?
  private var notesObservation: Cancellable?

  init(dependencies: AppDependencies, id: Place.ID) {
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
    if list == nil {
      // It was restored or opened by a link: the places below it, if any, say what Next goes through.
      var query = PlaceQuery()
      for viewController in navigationController?.viewControllers ?? [] {
        if viewController === self { break }
        let input = (viewController as? any ModuleView)?.moduleInput as? any RestorableModuleInput
        if case .places(let quarterID, _, let text)? = input?.savedScreen {
          query = PlaceQuery(text: text, quarterID: quarterID)
        }
      }
      list = PlaceList(query: query, service: dependencies.places)
    }
    if place == nil { load() } else { showPlace() }
  }

  // MARK: - Place

  private func load() {
    layout.spinner.startAnimating()
    loadRequest = dependencies.place.fetchPlace(id: id) { [weak self] result in
      guard let self else { return }
      loadRequest = nil
      layout.spinner.stopAnimating()
      switch result {
      case .success(let loaded):
        place = loaded
        showPlace()
      case .failure(let error):
        if presentedViewController is NoteViewController {
          dismiss()
          (navigationController?.delegate as? AppDelegate)?.didShow(self)
        } else {
          dismiss()
        }
        let goBack = AlertAction(title: Texts.ok) { [weak self] in
          self?.navigationController?.popViewController()
        }
        present(AlertController(title: Texts.placeFailed(error), actions: [goBack]))
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

  private func didToggleFavourite() {
    dependencies.favouriteEditor.set(layout.favourite.isOn, placeID: id) { [weak self] error in
      guard let self, viewIfLoaded?.window != nil else { return }
      if error == .notFound {
        stopNext()
        let leave = AlertAction(title: Texts.ok) { [weak self] in
          guard let self else { return }
          list?.remove(id)
          navigationController?.popViewController()
        }
        present(AlertController(title: Texts.placeGone, actions: [leave]))
      } else {
        present(AlertController(title: Texts.favouriteNotSaved, actions: [AlertAction(title: Texts.ok)]))
      }
    }
    // What can't be stored on the device does not change, and nobody is told of it.
    layout.favourite.isOn = dependencies.favourites.contains(id)
  }

  // MARK: - Next

  private func didTapNext() {
    layout.next.isEnabled = false
    layout.spinner.startAnimating()
    nextRequest = list?.obtainPlace(after: id) { [weak self] result in
      guard let self else { return }
      stopNext()
      switch result {
      case .success(let next?):
        let placeViewController = PlaceViewController(dependencies: dependencies, id: next.id)
        placeViewController.place = next
        placeViewController.list = list
        navigationController?.pushViewController(placeViewController)
      case .success(nil):
        present(AlertController(title: Texts.lastPlace, actions: [AlertAction(title: Texts.ok)]))
      case .failure(let error):
        present(AlertController(title: Texts.loadFailed(error), actions: [AlertAction(title: Texts.ok)]))
      }
    }
  }

  /// Leaves Next as it was before the tap; a page that is still on its way is dropped.
  private func stopNext() {
    nextRequest = nil
    layout.next.isEnabled = true
    layout.spinner.stopAnimating()
  }

  // MARK: - Note

  private func didTapNote() {
    stopNext()
    let note = NoteViewController(dependencies: dependencies, placeID: id)
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
