import HeadlessUI
import SharedModel
import Storyboard

/// A screen that is open, from its coming to its going: built, or released until the user comes back to it.
final class Scene {
  /// The way that led here; nil when the screen was opened without one.
  let way: StoryboardSegue?
  private(set) var state: (any AppControllerState)?
  private weak var stack: SceneStack?  // owns this
  private let dependencies: AppDependencies
  private var kept: any StateMemento
  private var standIn: ReleasedViewController?

  /// The screen as it is now, or as it was when it was released.
  var memento: any StateMemento { state?.memento ?? kept }
  /// What stands for the screen in the stack.
  var viewController: ViewController { state?.viewController ?? releasedViewController }

  private var releasedViewController: ReleasedViewController {
    if let standIn { return standIn }
    let standIn = ReleasedViewController(name: kept.screenName, title: kept.title) { [weak self] in
      if let self { stack?.userWillReturn(to: self) }
    }
    self.standIn = standIn
    return standIn
  }

  /// A screen that is not built yet.
  init(
    _ memento: any StateMemento, way: StoryboardSegue? = nil, in stack: SceneStack? = nil,
    dependencies: AppDependencies
  ) {
    self.way = way
    self.stack = stack
    self.dependencies = dependencies
    kept = memento
  }

  /// Builds the screen as it was.
  func build() {
    state = kept.makeState(with: dependencies, delegate: self)
    standIn = nil
  }

  /// Lets go of state and view controller, unless something is under way that has to go on.
  ///
  /// - Returns: Whether the screen has been released by this call.
  func release() -> Bool {
    guard let state, !state.isWaiting else { return false }
    kept = state.memento
    self.state = nil
    return true
  }
}

// MARK: - AppControllerStateDelegate

extension Scene: AppControllerStateDelegate {
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
