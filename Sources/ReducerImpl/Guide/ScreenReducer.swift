import SharedModel

/// The number of a screen; no other screen of the session has it.
typealias ScreenID = Int

/// A screen on the stack and its state.
struct Screen: Equatable, Identifiable {
  /// The state of a screen, by its kind.
  enum Content: Equatable {
    case menu(MenuState)
    case quarters(QuartersState)
    case places(PlacesState)
    case place(PlaceState)
    case reference(ReferenceState)
    case article(ArticleState)
  }

  let id: ScreenID
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
  /// The list of places that the screen shows or was opened from.
  var list: PlaceList? { places?.list ?? place?.list }

  /// Replaces the list by the one that another screen has changed.
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

/// Everything that can happen on a screen of the stack.
enum ScreenAction: Equatable {
  case menu(MenuAction)
  case quarters(QuartersAction)
  case places(PlacesAction)
  case place(PlaceAction)
  case reference(ReferenceAction)
  case article(ArticleAction)
}

/// Passes actions on to the reducer of the screen's kind.
///
/// It consumes the state it changes, so that the state has one owner meanwhile and a long list in it changes in place.
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
