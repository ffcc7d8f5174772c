import HeadlessUI
import SharedModel
import Storyboard

/// A screen that is open, from its coming to its going: built, or released until the user comes back to it.
final class Scene {
  private enum Condition {
    case built(any AppControllerState)
    case released(any StateMemento, standIn: ReleasedViewController?)
  }

  /// The way that led here; nil when the screen was opened without one.
  let way: StoryboardSegue?
  private weak var stack: SceneStack?  // owns this
  private let dependencies: AppDependencies
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
      let standIn = makeStandIn(for: memento)
      condition = .released(memento, standIn: standIn)
      return standIn
    }
  }

  /// A screen that is not built yet.
  init(
    _ memento: any StateMemento, way: StoryboardSegue? = nil, in stack: SceneStack? = nil,
    dependencies: AppDependencies
  ) {
    self.way = way
    self.stack = stack
    self.dependencies = dependencies
    condition = .released(memento, standIn: nil)
  }

  // snippet.release
  /// Builds the screen as it was.
  func build() {
    condition = .built(memento.makeState(with: dependencies, delegate: self))
  }

  /// Lets go of state and view controller, unless something is under way that has to go on.
  ///
  /// - Returns: Whether the screen has been released by this call.
  func release() -> Bool {
    guard let state, !state.isWaiting else { return false }
    condition = .released(state.memento, standIn: nil)
    return true
  }
  // snippet.end

  private func makeStandIn(for memento: any StateMemento) -> ReleasedViewController {
    ReleasedViewController(name: memento.screenName, title: memento.title) { [weak self] in
      if let self { stack?.userWillReturn(to: self) }
    }
  }
}

// MARK: - AppControllerStateDelegate

extension Scene: AppControllerStateDelegate {
  var state: (any AppControllerState)? {
    if case .built(let state) = condition { state } else { nil }
  }

  func perform(_ segue: StoryboardSegue) {
    stack?.perform(segue, from: self)
  }

  func unwind() {
    stack?.unwind(self)
  }

  func uncover() {
    stack?.uncover()
  }

  func didSettle() {
    stack?.releaseCoveredScenes()
  }
}
