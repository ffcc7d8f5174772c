import SharedModel

/// What is known of the menu.
struct MenuState: Equatable {
  let user: User
  var favouriteCount = 0
  var cover: ImageData?
  var isLoadingCover = false
}

/// What can happen on the menu.
enum MenuAction: Equatable {
  case viewDidLoad
  case viewWillAppear
  /// The image cache was emptied while the menu is in sight.
  case imagesReleased
  case favouriteCountChanged(Int)
  case coverLoaded(Result<ImageData, ServiceError>)
  case sectionSelected(GuideSection)
  case signOutTapped
}

/// Counts the favourites and shows the cover; where a row leads is for the guide to say.
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
    case .sectionSelected:
      break
    case .signOutTapped:
      return .perform { [session] _ in session.signOut() }
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
