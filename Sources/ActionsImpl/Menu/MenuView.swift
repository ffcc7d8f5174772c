import HeadlessUI
import SharedModel
import Storyboard

/// The menu, which creates the interactor that receives its input and the view model that fills it.
final class MenuView: View {
  static let name = MenuLayout.name

  let interactor: MenuInteractor
  let viewModel: MenuViewModel

  init(model: MenuModel, session: Session, cover: any CoverService) {
    let layout = MenuLayout()
    interactor = MenuInteractor(model: model, session: session, cover: cover)
    viewModel = MenuViewModel(model: model, layout: layout)
    super.init(Self.name)
    addSubview(layout)
    layout.sections.dataSource = viewModel
    layout.sections.delegate = interactor
    layout.signOut.addTarget(interactor, action: MenuInteractor.didTapSignOut, for: .touchUpInside)
  }
}
