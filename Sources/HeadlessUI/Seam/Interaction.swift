/// An action of a user or the system.
nonisolated public enum Interaction: Hashable, Codable, Sendable {
  case tap(id: String)
  case tapInAlert(title: String)
  case goBack
  /// Begins a swipe back from the edge, and cancels it.
  case swipeBackAndLetGo
  case swipeModalDown
  /// Replaces the text with one edit per character.
  case type(text: String, id: String)
  case clear(id: String)
  case choose(segment: String, id: String)
  case toggle(id: String)
  /// Selects a row, counted from 1 across all sections.
  case selectRow(number: Int, id: String)
  /// Selects the first row with this title.
  case selectRowTitled(title: String, id: String)
  case pullToRefresh(id: String)
  case scrollToEnd(id: String)
  case receive(SystemEvent)
  case open(link: String)
}

/// An event that the system sends to an app.
nonisolated public enum SystemEvent: String, CaseIterable, Hashable, Codable, Sendable {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case memoryWarning
}
