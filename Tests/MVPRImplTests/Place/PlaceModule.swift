import AppDoubles
import SharedModel

@testable import MVPRImpl

/// Doubles of a place's presenter's neighbours.
final class PlaceModule {
  let service = PlaceServiceDouble()
  let list = PlaceSequenceDouble()
  let favourites = FavouritesDouble()
  let editor = FavouriteEditorDouble()
  let notes = NotesDouble()
  let router = PlaceRouterDouble()
  let view = PlaceViewDouble()
  let goneAlert = PlaceRouterDouble.Route.alert("This place is no longer in the guide.", button: "OK")

  /// Creates the presenter of a place at hand or to be loaded, whose view has come into sight.
  func open(isAtHand: Bool = true) -> PlacePresenter {
    let presenter = PlacePresenter(
      id: "torre", place: isAtHand ? .torre : nil, list: list, service: service, favourites: favourites, editor: editor,
      notes: notes, router: router)
    presenter.view = view
    presenter.viewDidLoad()
    presenter.viewWillAppear()
    return presenter
  }
}
