import SharedModel

/// Everything the app knows while it runs.
struct AppState: Equatable {
  /// `nil` while somebody is signed in.
  var signIn: SignInState?
  /// `nil` while nobody is signed in.
  var guide: GuideState?
  /// The link to follow once somebody has signed in.
  var pendingLink: GuideLink?
}

/// Everything that can happen while the app runs.
enum AppAction: Equatable {
  case didFinishLaunching
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didReceiveMemoryWarning
  case linkOpened(String)

  /// The app has started; the user is `nil` if nobody is signed in.
  case sessionFound(User?)
  case sessionChanged(Session.Event)
  /// The user is signed in, and was last at this point of the guide.
  case guideOpened(User, at: SavedState)
  /// The screen with this name has appeared.
  case screenShown(String)
  case alertButtonTapped(Int)

  case signIn(SignInAction)
  case guide(GuideAction)
}

/// Decides between signed out and signed in, reacts to system events, and saves navigation state.
struct AppReducer: Reducer {
  private enum Owner { case session, signIn, guide }

  let session: Session
  let images: ImageCache
  let savedState: SavedStateKeeper
  let logger: any Logger
  let signIn: SignInReducer
  let guide: GuideReducer

  func reduce(into state: inout AppState, action: AppAction) -> Effect<AppAction> {
    switch action {
    case .didFinishLaunching: return followSession()
    case .willResignActive: return log(.debug, "will resign active")
    case .didEnterBackground: return .merge(log(.debug, "did enter background"), save(state))
    case .willEnterForeground: return log(.debug, "will enter foreground")
    case .didReceiveMemoryWarning: return releaseImages()
    case .linkOpened(let address): return open(address, &state)
    case .sessionFound(let user): return user.map { openGuide(for: $0, state) } ?? showSignIn(&state, error: nil)
    case .sessionChanged(let event): return sessionDidChange(event, &state)
    case .guideOpened(let user, let saved):
      state = AppState(guide: GuideState(user: user, at: saved))
      return .cancel(id: Owner.signIn)
    case .screenShown(let name):
      return .merge(
        log(.info, "transition: \(name)"), save(state), state.guide == nil ? .none : .send(.guide(.screenShown)))
    case .alertButtonTapped(let index):
      return .send(state.guide == nil ? .signIn(.alertButtonTapped) : .guide(.alertButtonTapped(index)))
    case .signIn(let action):
      return signIn.reduce(ifPresent: &state.signIn, action: action).map(AppAction.signIn).owned(by: Owner.signIn)
    case .guide(let action):
      return guide.reduce(ifPresent: &state.guide, action: action).map(AppAction.guide).owned(by: Owner.guide)
    }
  }

  // MARK: - Session

  private func followSession() -> Effect<AppAction> {
    .follow(id: Owner.session) { [session] send in
      send(.sessionFound(session.user))
      return session.observe { send(.sessionChanged($0)) }
    }
  }

  private func sessionDidChange(_ event: Session.Event, _ state: inout AppState) -> Effect<AppAction> {
    switch event {
    case .began(let user): openGuide(for: user, state)
    case .signedOut: .merge(closeGuide(state), showSignIn(&state, error: nil))
    case .expired: .merge(closeGuide(state), save(state), showSignIn(&state, error: Texts.sessionExpired))
    }
  }

  /// Opens the guide at the pending link, or else where the user left it.
  private func openGuide(for user: User, _ state: AppState) -> Effect<AppAction> {
    if let link = state.pendingLink { return .send(.guideOpened(user, at: link.destination)) }
    return .perform { [savedState] send in send(.guideOpened(user, at: savedState.load())) }
  }

  /// Cancels the guide's effects, and reverts favourites that the backend hasn't confirmed.
  private func closeGuide(_ state: AppState) -> Effect<AppAction> {
    guard let guideState = state.guide else { return .none }
    return .merge(.cancel(id: Owner.guide), guide.favourites.takeBackAll(guideState.favourites))
  }

  private func showSignIn(_ state: inout AppState, error: String?) -> Effect<AppAction> {
    state.guide = nil
    state.signIn = SignInState(error: error)
    return .none
  }

  // MARK: - System

  private func releaseImages() -> Effect<AppAction> {
    .merge(
      log(.warning, "memory warning"), .perform { [images] _ in images.removeAll() }, .send(.guide(.imagesReleased)))
  }

  private func open(_ address: String, _ state: inout AppState) -> Effect<AppAction> {
    let link = GuideLink(address)
    guard state.guide == nil else { return .send(.guide(link.map(GuideAction.linkOpened) ?? .linkRefused)) }
    guard let link else { return .send(.signIn(.linkRefused)) }
    state.pendingLink = link
    return .none
  }

  /// Saves navigation state if somebody is signed in.
  private func save(_ state: AppState) -> Effect<AppAction> {
    guard let saved = state.guide?.saved else { return .none }
    return .perform { [savedState] _ in savedState.save(saved) }
  }

  private func log(_ level: LogLevel, _ message: String) -> Effect<AppAction> {
    .perform { [logger] _ in logger.log(level, message) }
  }
}

extension AppReducer {
  /// Creates the reducers of all features with what their effects need.
  init(_ dependencies: AppDependencies) {
    let pages = PlacePages(service: dependencies.places, favourites: dependencies.favourites)
    let screen = ScreenReducer(
      menu: MenuReducer(
        session: dependencies.session, cover: dependencies.cover, favourites: dependencies.favourites),
      quarters: QuartersReducer(service: dependencies.quarters),
      places: PlacesReducer(
        pages: pages, favourites: dependencies.favourites, clock: dependencies.clock,
        searchDebounce: dependencies.configuration.searchDebounce),
      place: PlaceReducer(
        service: dependencies.place, pages: pages, favourites: dependencies.favourites, notes: dependencies.notes),
      reference: ReferenceReducer(service: dependencies.articles),
      article: ArticleReducer(service: dependencies.articles))
    self.init(
      session: dependencies.session, images: dependencies.images,
      savedState: SavedStateKeeper(store: dependencies.savedState, logger: dependencies.logger),
      logger: dependencies.logger,
      signIn: SignInReducer(service: dependencies.signIn),
      guide: GuideReducer(
        screen: screen, note: NoteReducer(notes: dependencies.notes, service: dependencies.noteService),
        favourites: FavouritesReducer(favourites: dependencies.favourites, service: dependencies.favouriteService)))
  }
}
