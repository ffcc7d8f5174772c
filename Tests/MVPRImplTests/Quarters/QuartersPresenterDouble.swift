import SharedModel

@testable import MVPRImpl

/// Records the view's events.
final class QuartersPresenterDouble: @MainActor QuartersPresenting {
  enum Event: Equatable {
    case loaded
    case choseOrder(Int)
    case selectedRow(Int)
    case pulled
    case tappedRetry
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func didChooseOrder(at index: Int) { events.append(.choseOrder(index)) }
  func didSelectRow(at index: Int) { events.append(.selectedRow(index)) }
  func didPullToRefresh() { events.append(.pulled) }
  func didTapRetry() { events.append(.tappedRetry) }
}

// MARK: - RestorablePresenting

extension QuartersPresenterDouble: RestorablePresenting {
  func record(in state: inout SavedState) { state.screens.append(.quarters(order: .name)) }
}
