import SharedModel

@testable import MVPRImpl

/// Records the view's events.
final class NotePresenterDouble: @MainActor NotePresenting {
  enum Event: Equatable {
    case loaded
    case appeared
    case disappeared
    case edited(String)
    case tappedSave
    case tappedCancel
    case triedToSwipeAway
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func viewDidAppear() { events.append(.appeared) }
  func viewDidDisappear() { events.append(.disappeared) }
  func didEdit(_ text: String) { events.append(.edited(text)) }
  func didTapSave() { events.append(.tappedSave) }
  func didTapCancel() { events.append(.tappedCancel) }
  func didTryToSwipeAway() { events.append(.triedToSwipeAway) }

  func record(in state: inout SavedState) { state.note = NoteDraft(placeID: "torre", text: "text") }
}
