import AppDoubles
import SharedModel

@testable import MVPRImpl

/// What surrounds a presenter of a place, all of it doubles.
final class PlaceModule {
  let service = PlaceServiceDouble()
  let list = PlaceSequenceDouble()
  let favourites = FavouriteMarksDouble()
  let editor = FavouriteEditorDouble()
  let notes = NotesDouble()
  let router = PlaceRouterDouble()
  let view = PlaceViewDouble()
  let goneAlert = PlaceRouterDouble.Route.alert("This place is no longer in the guide.", button: "OK")

  /// Makes the presenter of a place at hand, or of one that is still to be loaded; its view has come into sight.
  func open(isAtHand: Bool = true) -> PlacePresenter {
    let presenter = PlacePresenter(
      id: "torre", place: isAtHand ? .torre : nil, list: list, places: service, favourites: favourites, editor: editor,
      notes: notes, router: router)
    presenter.view = view
    presenter.viewDidLoad()
    presenter.viewWillAppear()
    return presenter
  }
}
