import HeadlessUI

/// Creates view controllers, each with its screen's store.
struct ScreenFactory {
  let store: Store<AppState, AppAction>

  func signIn() -> SignInViewController {
    SignInViewController(store: store.scope(state: \.signIn, action: AppAction.signIn))
  }

  func note() -> NoteViewController {
    NoteViewController(store: store.scope(state: { $0.guide?.note }, action: { .guide(.note($0)) }))
  }

  /// Creates the view controller of a screen on the stack, or returns `nil` if the screen is gone.
  func screen(_ id: ScreenID) -> ViewController? {
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

  private func scope<State, Action>(
    _ id: ScreenID, _ state: @escaping (Screen) -> State?, _ action: @escaping (Action) -> ScreenAction
  ) -> Store<State, Action> {
    store.scope(state: { $0.guide?.screen(id).flatMap(state) }, action: { .guide(.screen(id, action($0))) })
  }
}
