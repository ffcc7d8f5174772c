import HeadlessUI

/// Makes the view controller of each screen, and hands it the store of that screen alone.
struct ScreenFactory {
  let store: Store<AppState, AppAction>

  func signIn() -> SignInViewController {
    SignInViewController(store: store.scope(state: \.signIn, action: AppAction.signIn))
  }

  func note() -> NoteViewController {
    NoteViewController(store: guide.scope(state: \.note, action: GuideAction.note))
  }

  /// The view controller of a screen of the stack.
  func screen(_ id: Screen.ID) -> ViewController? {
    switch store.state?.guide?.screen(id)?.content {
    case .menu?: MenuViewController(store: scope(id, \.menu, ScreenAction.menu))
    case .quarters?: QuartersViewController(store: scope(id, \.quarters, ScreenAction.quarters))
    case .places?: PlacesViewController(store: scope(id, \.places, ScreenAction.places))
    case .place?: PlaceViewController(store: scope(id, \.place, ScreenAction.place))
    case .reference?: ReferenceViewController(store: scope(id, \.reference, ScreenAction.reference))
    case .article?: ArticleViewController(store: scope(id, \.article, ScreenAction.article))
    case nil: nil
    }
  }

  private var guide: Store<GuideState, GuideAction> {
    store.scope(state: \.guide, action: AppAction.guide)
  }

  private func scope<State, Action>(
    _ id: Screen.ID, _ state: @escaping (Screen) -> State?, _ action: @escaping (Action) -> ScreenAction
  ) -> Store<State, Action> {
    guide.scope(state: { $0.screen(id).flatMap(state) }, action: { .screen(id, action($0)) })
  }
}
