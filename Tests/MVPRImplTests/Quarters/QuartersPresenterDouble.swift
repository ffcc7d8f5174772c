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

// MARK: - StateRestorable

extension QuartersPresenterDouble: StateRestorable {
  var restorableState: SavedState.Screen { .quarters(order: .name) }
}
