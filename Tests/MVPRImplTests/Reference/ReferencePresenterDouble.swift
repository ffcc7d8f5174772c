import SharedModel

@testable import MVPRImpl

/// Records the view's events.
final class ReferencePresenterDouble: @MainActor ReferencePresenting {
  enum Event: Equatable {
    case loaded
    case selectedRow(Int, section: Int)
    case pulled
    case tappedRetry
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func didSelectRow(at row: Int, inSection section: Int) { events.append(.selectedRow(row, section: section)) }
  func didPullToRefresh() { events.append(.pulled) }
  func didTapRetry() { events.append(.tappedRetry) }
}

// MARK: - RestorablePresenting

extension ReferencePresenterDouble: RestorablePresenting {
  func record(in state: inout SavedState) { state.screens.append(.reference) }
}
