/// What a user or the system can do to the app.
nonisolated public enum Interaction: Hashable, Codable, Sendable {
  case tap(id: String)
  case tapInAlert(title: String)
  case goBack
  /// Begins the way back with a swipe from the edge, and lets go before the end.
  case swipeBackAndLetGo
  case swipeModalDown
  /// Replaces the content, as one edit per character.
  case type(text: String, id: String)
  case clear(id: String)
  case choose(segment: String, id: String)
  case toggle(id: String)
  /// Rows are counted from 1 through all sections.
  case selectRow(number: Int, id: String)
  /// Selects the first row of that title.
  case selectRowTitled(title: String, id: String)
  case pullToRefresh(id: String)
  case scrollToEnd(id: String)
  case receive(SystemEvent)
  case open(link: String)
}

/// What the system tells an app.
nonisolated public enum SystemEvent: String, CaseIterable, Hashable, Codable, Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case memoryWarning
}
