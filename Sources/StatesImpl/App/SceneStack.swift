import HeadlessUI
import SharedModel
import Storyboard

/// The open screens of the guide. The top one and the one below it, to which the user can go back, are built; the
/// others are released.
final class SceneStack {
  let navigationController = NavigationController()
  private let objects: SharedObjects
  private let store: any Store<SavedState>
  private let logger: any Logger
  private var scenes: [Scene] = []
  private var modal: Scene?

  /// The state of the frontmost screen.
  var current: (any AppControllerState)? { (modal ?? scenes.last)?.state }

  /// The current navigation state.
  var savedState: SavedState {
    SavedState(screens: scenes.compactMap(\.memento.savedScreen), note: (modal?.memento as? NoteMemento)?.draft)
  }

  init(sharing objects: SharedObjects, store: any Store<SavedState>, logger: any Logger) {
    self.objects = objects
    self.store = store
    self.logger = logger
    navigationController.delegate = self
  }

  // MARK: - All screens

  /// Replaces all screens.
  func show(_ state: SavedState) {
    modal = nil
    navigationController.dismiss()
    scenes = state.mementos.map { Scene($0, in: self, sharing: objects) }
    buildScenesInReach()
  }

  /// Reopens a note over the place on top.
  func showNote(_ draft: NoteDraft?) {
    guard let draft, let place = scenes.last, place.memento.savedScreen == .place(id: draft.placeID) else { return }
    open(NoteMemento(draft: draft), by: .placeToNote)
  }

  // snippet.reach
  /// Builds the top screen and the one below it, so that back navigation finds it ready, and releases the deeper ones.
  /// Must not be called during a transition.
  private func buildScenesInReach() {
    for scene in scenes.suffix(2) { scene.build() }
    for scene in scenes.dropLast(2) { scene.release() }
    let viewControllers = scenes.map(\.viewController)
    if !viewControllers.elementsEqual(navigationController.viewControllers, by: ===) {
      navigationController.setViewControllers(viewControllers)
    }
  }
  // snippet.end

  /// Releases a screen whose wait kept it alive while others covered it.
  func sceneDidSettle(_ scene: Scene) {
    if !scenes.suffix(2).contains(where: { $0 === scene }) { buildScenesInReach() }
  }

  private func dropClosedScenes() {
    let open = navigationController.viewControllers
    scenes.removeAll { scene in !open.contains { $0 === scene.viewController } }
  }

  // MARK: - One screen

  // snippet.perform
  /// Follows a segue of the storyboard by creating an object of the class with its name.
  func perform(_ segue: StoryboardSegue, sender: Any, from source: Scene) {
    guard let object = SegueFactory.makeSegue(for: segue), let state = source.state,
      let memento = object.memento(from: state, sender: sender)
    else { return logger.log(.error, "no segue \(segue.identifier) from \(source.memento.screenName)") }
    open(memento, by: segue)
  }
  // snippet.end

  private func open(_ memento: any StateMemento, by segue: StoryboardSegue) {
    let scene = Scene(memento, openedBy: segue, in: self, sharing: objects)
    scene.build()
    if segue.kind == .modal {
      modal = scene
      navigationController.present(scene.viewController)
      recordTransition(to: scene)
    } else {
      scenes.append(scene)
      navigationController.pushViewController(scene.viewController)
    }
  }

  /// Goes back from a screen to the one that opened it.
  func unwind(_ scene: Scene) {
    if scene === modal { closeModal() } else { navigationController.popViewController() }
  }

  /// Closes the note or alert over the top screen.
  func uncover() {
    if modal == nil { navigationController.dismiss() } else { closeModal() }
  }

  private func closeModal() {
    guard let closed = modal, let source = scenes.last else { return }
    modal = nil
    navigationController.dismiss()
    recordTransition(to: source)
    if let segue = closed.segue, let destination = closed.state, let state = source.state {
      SegueFactory.makeSegue(for: segue)?.unwind(from: destination, to: state)
    }
  }

  // MARK: - Navigation state

  private func recordTransition(to scene: Scene) {
    logger.log(.info, "transition: \(scene.memento.screenName)")
    saveState()
  }

  /// Saves the navigation state, from which a relaunch or a new session continues.
  func saveState() {
    do {
      try store.save(savedState)
    } catch {
      logger.log(.error, "Where the user is was not saved: \(error)")
    }
  }
}

// MARK: - NavigationControllerDelegate

extension SceneStack: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    dropClosedScenes()
    if let scene = scenes.last { recordTransition(to: scene) }
    buildScenesInReach()
  }
}
