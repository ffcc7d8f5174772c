import HeadlessUI
import SharedModel
import Storyboard

/// The reference book's screen, which creates the interactor that receives its input and the view model that fills it.
final class ReferenceView: View {
  static let name = ReferenceLayout.name

  let interactor: ReferenceInteractor
  let viewModel: ReferenceViewModel

  init(model: ReferenceModel, service: any ArticlesService) {
    let layout = ReferenceLayout()
    interactor = ReferenceInteractor(model: model, service: service)
    viewModel = ReferenceViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.list.dataSource = viewModel
    layout.list.delegate = interactor
    layout.refreshControl.addTarget(interactor, action: ReferenceInteractor.didPullToRefresh, for: .valueChanged)
    layout.retry.addTarget(interactor, action: ReferenceInteractor.load, for: .touchUpInside)
  }
}
