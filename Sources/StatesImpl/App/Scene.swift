import HeadlessUI

/// A screen that is open, from its coming to its going: built, or released while it lies deep in the stack.
final class Scene {
  private enum Condition {
    case built(any AppControllerState)
    case released(any StateMemento, standIn: ReleasedViewController?)
  }

  /// The way that led here; nil when the screen was opened without one.
  let way: StoryboardSegue?
  private weak var stack: SceneStack?  // owns this
  private let factory: StateFactory
  private var condition: Condition

  /// The screen as it is now, or as it was when it was released.
  var memento: any StateMemento {
    switch condition {
    case .built(let state): state.memento
    case .released(let memento, _): memento
    }
  }

  /// What stands for the screen in the stack.
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

  /// A screen that is not built yet.
  init(
    _ memento: any StateMemento, way: StoryboardSegue? = nil, in stack: SceneStack? = nil, factory: StateFactory
  ) {
    self.way = way
    self.stack = stack
    self.factory = factory
    condition = .released(memento, standIn: nil)
  }

  // snippet.release
  /// Builds the screen as it was, unless it is built.
  func build() {
    if state == nil { condition = .built(factory.makeState(from: memento, delegate: self)) }
  }

  /// Lets go of state and view controller, unless something is under way that has to go on.
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
