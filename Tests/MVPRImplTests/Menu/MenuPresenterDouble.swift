@testable import MVPRImpl

/// Records the view's events.
final class MenuPresenterDouble: MenuPresenting {
  enum Event: Equatable {
    case loaded
    case willAppear
    case didDisappear
    case memoryWarning
    case selectedRow(Int)
    case tappedSignOut
  }

  private(set) var events: [Event] = []

  func viewDidLoad() { events.append(.loaded) }
  func viewWillAppear() { events.append(.willAppear) }
  func viewDidDisappear() { events.append(.didDisappear) }
  func didReceiveMemoryWarning() { events.append(.memoryWarning) }
  func didSelectRow(at index: Int) { events.append(.selectedRow(index)) }
  func didTapSignOut() { events.append(.tappedSignOut) }
}
