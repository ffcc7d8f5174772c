import SharedModel

/// Everything known about the menu.
struct MenuState: Equatable {
  let user: User
  var favouriteCount = 0
  var cover: ImageData?
  var isLoadingCover = false
}

/// Everything that can happen on the menu.
enum MenuAction: Equatable {
  /// The actions that the guide follows.
  enum Delegate: Equatable {
    case sectionSelected(GuideSection)
  }

  case viewDidLoad
  case viewWillAppear
  /// The image cache was emptied while the menu is visible.
  case imagesReleased
  case favouriteCountChanged(Int)
  case coverLoaded(Result<ImageData, ServiceError>)
  case sectionSelected(GuideSection)
  case signOutTapped
  case delegate(Delegate)
}

/// Counts the favourites and loads the cover.
struct MenuReducer: Reducer {
  private enum EffectName { case favourites, cover }

  let session: Session
  let cover: any CoverService
  let favourites: Favourites

  func reduce(into state: inout MenuState, action: MenuAction) -> Effect<MenuAction> {
    switch action {
    case .viewDidLoad:
      return .follow(id: EffectName.favourites) { [favourites] send in
        send(.favouriteCountChanged(favourites.count))
        return favourites.observe { _ in send(.favouriteCountChanged(favourites.count)) }
      }
    case .viewWillAppear, .imagesReleased:
      return loadCover(&state)
    case .favouriteCountChanged(let count):
      state.favouriteCount = count
    case .coverLoaded(let result):
      state.isLoadingCover = false
      state.cover = try? result.get()
    case .sectionSelected(let section):
      return .send(.delegate(.sectionSelected(section)))
    case .signOutTapped:
      return .perform { [session] _ in session.signOut() }
    case .delegate:
      break
    }
    return .none
  }

  private func loadCover(_ state: inout MenuState) -> Effect<MenuAction> {
    guard !state.isLoadingCover else { return .none }
    state.cover = nil
    state.isLoadingCover = true
    return .run(id: EffectName.cover) { [cover] send in cover.fetchCover { send(.coverLoaded($0)) } }
  }
}
