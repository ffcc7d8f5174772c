import SharedModel

@testable import MVPRImpl

/// Records the view's events.
final class PlacesPresenterDouble: @MainActor PlacesPresenting {
  enum Event: Equatable {
    case loaded
    case editedSearch(String)
    case selectedRow(Int)
    case scrolledToEnd
    case tappedMore
    case pulled
    case tappedRetry
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func didEditSearch(_ text: String) { events.append(.editedSearch(text)) }
  func didSelectRow(at index: Int) { events.append(.selectedRow(index)) }
  func didScrollToEnd() { events.append(.scrolledToEnd) }
  func didTapMore() { events.append(.tappedMore) }
  func didPullToRefresh() { events.append(.pulled) }
  func didTapRetry() { events.append(.tappedRetry) }
}

// MARK: - RestorablePresenting

extension PlacesPresenterDouble: RestorablePresenting {
  func record(in state: inout SavedState) {
    state.screens.append(.places(quarterID: nil, title: "Title", query: "text"))
  }
}
