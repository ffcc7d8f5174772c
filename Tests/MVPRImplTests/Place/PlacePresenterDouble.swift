import SharedModel

@testable import MVPRImpl

/// Records the view's events.
final class PlacePresenterDouble: @MainActor PlacePresenting {
  enum Event: Equatable {
    case loaded
    case willAppear
    case disappeared
    case toggledFavourite(Bool)
    case tappedNext
    case tappedNote
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func viewWillAppear() { events.append(.willAppear) }
  func viewDidDisappear() { events.append(.disappeared) }
  func didToggleFavourite(_ isOn: Bool) { events.append(.toggledFavourite(isOn)) }
  func didTapNext() { events.append(.tappedNext) }
  func didTapNote() { events.append(.tappedNote) }
}

// MARK: - RestorablePresenting

extension PlacePresenterDouble: RestorablePresenting {
  func record(in state: inout SavedState) { state.screens.append(.place(id: "torre")) }
}
