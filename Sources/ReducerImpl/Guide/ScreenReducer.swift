import SharedModel

/// A screen of the stack, with what is known of it.
struct Screen: Equatable, Identifiable {
  /// What the screen shows, by its kind.
  enum Content: Equatable {
    case menu(MenuState)
    case quarters(QuartersState)
    case places(PlacesState)
    case place(PlaceState)
    case reference(ReferenceState)
    case article(ArticleState)
  }

  /// Told from that of any other screen that was open.
  let id: Int
  var content: Content
}

// MARK: - By kind

extension Screen {
  var menu: MenuState? { if case .menu(let state) = content { state } else { nil } }
  var quarters: QuartersState? { if case .quarters(let state) = content { state } else { nil } }
  var places: PlacesState? { if case .places(let state) = content { state } else { nil } }
  var place: PlaceState? { if case .place(let state) = content { state } else { nil } }
  var reference: ReferenceState? { if case .reference(let state) = content { state } else { nil } }
  var article: ArticleState? { if case .article(let state) = content { state } else { nil } }
}

// MARK: - What screens share

extension Screen {
  /// The places that the screen works with.
  var list: PlaceList? { places?.list ?? place?.list }

  /// Gives the screen its list as another one that shares it has changed it.
  mutating func update(_ list: PlaceList) {
    switch content {
    case .places(var state):
      state.list = list
      content = .places(state)
    case .place(var state):
      state.list = list
      content = .place(state)
    case .menu, .quarters, .reference, .article: break
    }
  }
}

/// What can happen on a screen of the stack.
enum ScreenAction: Equatable {
  case menu(MenuAction)
  case quarters(QuartersAction)
  case places(PlacesAction)
  case place(PlaceAction)
  case reference(ReferenceAction)
  case article(ArticleAction)
}

/// Leaves what happens on a screen to the reducer of its kind.
///
/// It consumes what it changes, so that the state has one owner meanwhile: a long list in it then changes in place.
struct ScreenReducer: Reducer {
  let menu: MenuReducer
  let quarters: QuartersReducer
  let places: PlacesReducer
  let place: PlaceReducer
  let reference: ReferenceReducer
  let article: ArticleReducer

  func reduce(into content: inout Screen.Content, action: ScreenAction) -> Effect<ScreenAction> {
    switch consume content {
    case .menu(var state):
      defer { content = .menu(state) }
      guard case .menu(let action) = action else { return .none }
      return menu.reduce(into: &state, action: action).map(ScreenAction.menu)
    case .quarters(var state):
      defer { content = .quarters(state) }
      guard case .quarters(let action) = action else { return .none }
      return quarters.reduce(into: &state, action: action).map(ScreenAction.quarters)
    case .places(var state):
      defer { content = .places(state) }
      guard case .places(let action) = action else { return .none }
      return places.reduce(into: &state, action: action).map(ScreenAction.places)
    case .place(var state):
      defer { content = .place(state) }
      guard case .place(let action) = action else { return .none }
      return place.reduce(into: &state, action: action).map(ScreenAction.place)
    case .reference(var state):
      defer { content = .reference(state) }
      guard case .reference(let action) = action else { return .none }
      return reference.reduce(into: &state, action: action).map(ScreenAction.reference)
    case .article(var state):
      defer { content = .article(state) }
      guard case .article(let action) = action else { return .none }
      return article.reduce(into: &state, action: action).map(ScreenAction.article)
    }
  }
}
