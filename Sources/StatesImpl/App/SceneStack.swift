import HeadlessUI
import SharedModel
import Storyboard

/// The screens of the guide that are open: the one in front is built, and those left behind are released until the user
/// comes back to them.
final class SceneStack {
  let navigationController = NavigationController()
  private let dependencies: AppDependencies
  private var scenes: [Scene] = []
  private var modal: Scene?

  /// The state of the frontmost screen.
  var current: (any AppControllerState)? { (modal ?? scenes.last)?.state }

  /// Where the user is.
  var savedState: SavedState {
    SavedState(screens: scenes.compactMap(\.memento.savedScreen), note: (modal?.memento as? NoteMemento)?.draft)
  }

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
    navigationController.delegate = self
  }

  // MARK: - All screens

  /// Replaces all that is open; of the new screens only the top one is built.
  func show(_ state: SavedState) {
    modal = nil
    navigationController.dismiss()
    scenes = state.mementos(places: dependencies.places).map { Scene($0, in: self, dependencies: dependencies) }
    scenes.last?.build()
    navigationController.setViewControllers(scenes.map(\.viewController))
  }

  /// Opens a note that was open over the place on top.
  func showNote(_ draft: NoteDraft?) {
    guard let draft, let place = scenes.last, place.memento.savedScreen == .place(id: draft.placeID) else { return }
    open(NoteMemento(draft: draft), by: .placeToNote)
  }

  /// Releases the screens that the user has left behind and that have nothing under way.
  func releaseCoveredScenes() {
    var hasReleased = false
    for scene in scenes where scene.viewController !== navigationController.topViewController && scene.release() {
      hasReleased = true
    }
    if hasReleased { navigationController.setViewControllers(scenes.map(\.viewController)) }
  }

  // MARK: - One screen

  // snippet.perform
  /// Follows a way of the storyboard, with a segue made of its identifier.
  func perform(_ way: StoryboardSegue, from source: Scene) {
    guard let segue = SegueFactory.makeSegue(for: way), let memento = source.state.flatMap(segue.memento) else {
      return dependencies.logger.log(.error, "no segue \(way.identifier) from \(source.memento.screenName)")
    }
    open(memento, by: way)
  }
  // snippet.end

  private func open(_ memento: any StateMemento, by way: StoryboardSegue) {
    let scene = Scene(memento, way: way, in: self, dependencies: dependencies)
    scene.build()
    switch way.kind {
    case .push:
      scenes.append(scene)
      navigationController.pushViewController(scene.viewController)
    case .modal:
      modal = scene
      navigationController.present(scene.viewController)
      recordTransition(to: scene)
    }
  }

  /// Builds a screen that was released, now that what lay over it is gone.
  func userWillReturn(to scene: Scene) {
    dropClosedScenes()
    scene.build()
    navigationController.setViewControllers(scenes.map(\.viewController))
  }

  /// Leads back from a screen to the one it was opened from.
  func unwind(_ scene: Scene) {
    if scene === modal { closeModal() } else { navigationController.popViewController() }
  }

  /// Closes the note over the screen on top, or the alert.
  func uncover() {
    if modal == nil { navigationController.dismiss() } else { closeModal() }
  }

  private func closeModal() {
    guard let closed = modal, let source = scenes.last else { return }
    modal = nil
    navigationController.dismiss()
    recordTransition(to: source)
    if let way = closed.way, let destination = closed.state, let state = source.state {
      SegueFactory.makeSegue(for: way)?.unwind(from: destination, to: state)
    }
  }

  private func dropClosedScenes() {
    let open = navigationController.viewControllers
    scenes.removeAll { scene in !open.contains { $0 === scene.viewController } }
  }

  private func recordTransition(to scene: Scene) {
    dependencies.logger.log(.info, "transition: \(scene.memento.screenName)")
    dependencies.whereabouts.save(savedState)
  }
}

// MARK: - NavigationControllerDelegate

extension SceneStack: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    dropClosedScenes()
    if let scene = scenes.last { recordTransition(to: scene) }
    releaseCoveredScenes()
  }
}
