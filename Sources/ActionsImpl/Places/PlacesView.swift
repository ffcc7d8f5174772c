import HeadlessUI
import SharedModel
import Storyboard

/// The places' screen, which creates the interactor that receives its input and the view model that fills it.
final class PlacesView: View {
  static let name = PlacesLayout.name

  let interactor: PlacesInteractor
  let viewModel: PlacesViewModel

  // snippet.creates
  init(model: PlacesModel, service: any PlacesService, clock: any AppClock, pause: Duration) {
    let layout = PlacesLayout()
    interactor = PlacesInteractor(model: model, service: service, clock: clock, pause: pause, search: layout.search)
    viewModel = PlacesViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.list.dataSource = viewModel
    layout.list.delegate = interactor
    layout.search.addTarget(interactor, action: PlacesInteractor.didEditSearch, for: .editingChanged)
    layout.refreshControl.addTarget(interactor, action: PlacesInteractor.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(interactor, action: PlacesInteractor.load, for: .touchUpInside)
    layout.more.addTarget(interactor, action: PlacesInteractor.loadMore, for: .touchUpInside)
  }
  // snippet.end
}
