import HeadlessUI
import SharedModel
import Storyboard

/// The quarters' screen, which creates the interactor that receives its input and the view model that fills it.
final class QuartersView: View {
  static let name = QuartersLayout.name

  let interactor: QuartersInteractor
  let viewModel: QuartersViewModel

  init(model: QuartersModel, service: any QuartersService) {
    let layout = QuartersLayout()
    interactor = QuartersInteractor(model: model, service: service, order: layout.order)
    viewModel = QuartersViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.list.dataSource = viewModel
    layout.list.delegate = interactor
    layout.order.addTarget(interactor, action: QuartersInteractor.didChooseOrder, for: .valueChanged)
    layout.refreshControl.addTarget(interactor, action: QuartersInteractor.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(interactor, action: QuartersInteractor.load, for: .touchUpInside)
  }
}
