import HeadlessUI
import Storyboard

/// An open screen, which is built, or released while it is deep in the stack.
final class Scene {
  private enum Condition {
    case built(any AppControllerState)
    case released(any StateMemento, standIn: ReleasedViewController?)
  }

  /// The segue that opened the screen; nil if there was none.
  let segue: StoryboardSegue?
  private weak var stack: SceneStack?  // owns this
  private let objects: SharedObjects
  private var condition: Condition

  /// The screen as it is now, or as it was when it was released.
  var memento: any StateMemento {
    switch condition {
    case .built(let state): state.memento
    case .released(let memento, _): memento
    }
  }

  /// The screen's view controller, or a placeholder while it is released.
  var viewController: ViewController {
    switch condition {
    case .built(let state): return state.viewController
    case .released(_, let standIn?): return standIn
    case .released(let memento, nil):
      let standIn = ReleasedViewController(name: memento.screenName, title: memento.title)
      condition = .released(memento, standIn: standIn)
      return standIn
    }
  }

  /// Creates a scene whose screen isn't built yet.
  init(
    _ memento: any StateMemento, openedBy segue: StoryboardSegue? = nil, in stack: SceneStack? = nil,
    sharing objects: SharedObjects
  ) {
    self.segue = segue
    self.stack = stack
    self.objects = objects
    condition = .released(memento, standIn: nil)
  }

  // snippet.release
  /// Rebuilds the screen as it was, unless it is built already.
  func build() {
    if state == nil { condition = .built(makeState(from: memento)) }
  }

  private func makeState<Memento: StateMemento>(from memento: Memento) -> any AppControllerState {
    Memento.State(memento, sharing: objects, delegate: self)
  }

  /// Releases the state and the view controller, unless the state is waiting for work in flight.
  func release() {
    if let state, !state.isWaiting { condition = .released(state.memento, standIn: nil) }
  }
  // snippet.end
}

// MARK: - AppControllerStateDelegate

extension Scene: AppControllerStateDelegate {
  var state: (any AppControllerState)? {
    if case .built(let state) = condition { state } else { nil }
  }

  func perform(_ segue: StoryboardSegue, sender: Any) {
    stack?.perform(segue, sender: sender, from: self)
  }

  func unwind() {
    stack?.unwind(self)
  }

  func uncover() {
    stack?.uncover()
  }

  func didSettle() {
    stack?.sceneDidSettle(self)
  }
}
