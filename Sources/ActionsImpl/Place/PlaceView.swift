import HeadlessUI
import SharedModel
import Storyboard

/// A place's screen, which creates the interactor that receives its input and the view model that fills it.
final class PlaceView: View {
  static let name = PlaceLayout.name

  let interactor: PlaceInteractor
  let viewModel: PlaceViewModel

  init(
    model: PlaceModel, service: any PlaceService, places: any PlacesService, favouriteChanges: FavouriteChanges
  ) {
    let layout = PlaceLayout()
    interactor = PlaceInteractor(
      model: model, service: service, places: places, favouriteChanges: favouriteChanges, favourite: layout.favourite)
    viewModel = PlaceViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.favourite.addTarget(interactor, action: PlaceInteractor.didToggleFavourite, for: .valueChanged)
    layout.next.addTarget(interactor, action: PlaceInteractor.didTapNext, for: .touchUpInside)
    layout.editNote.addTarget(interactor, action: PlaceInteractor.didTapNote, for: .touchUpInside)
  }
}
