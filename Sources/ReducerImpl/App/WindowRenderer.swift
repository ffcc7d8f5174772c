import HeadlessUI
import SharedModel
import Storyboard

/// Brings the window in line with the state, and tells the store of what has come of it: a screen in sight, a way back, a
/// button of an alert.
final class WindowRenderer {
  private let store: Store<AppState, AppAction>
  private let screens: ScreenFactory
  private weak var window: Window?  // the application owns both
  private weak var navigationController: NavigationController?  // the window owns it
  private weak var note: NoteViewController?  // who presents it owns it
  private weak var alert: AlertController?  // who presents it owns it
  private var shown: WindowState?
  private var observation: Cancellable?

  init(window: Window, store: Store<AppState, AppAction>) {
    self.window = window
    self.store = store
    screens = ScreenFactory(store: store)
    observation = store.observe(WindowState.init) { [weak self] in self?.render($0) }
  }

  private func render(_ state: WindowState) {
    let old = shown
    shown = state
    switch state.root {
    case nil: break
    case old?.root: if let old { update(from: old, to: state) }
    case .signIn: showSignIn()
    case .guide: showGuide(state.stack)
    }
    if state.note != nil, note?.presentingViewController == nil { presentNote() }
    if let alert = state.alert, self.alert?.presentingViewController == nil { present(alert) }
  }

  // MARK: - Root

  private func showSignIn() {
    let signIn = screens.signIn()
    window?.rootViewController = signIn
    didShow(signIn)
  }

  private func showGuide(_ stack: [Screen.ID]) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(stack.compactMap(screens.screen))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
  }

  // MARK: - Changes

  /// Takes away what is no longer in the state, front to back, and then changes the stack.
  private func update(from old: WindowState, to state: WindowState) {
    let isNoteGone = old.note != nil && old.note != state.note
    if old.alert != state.alert || isNoteGone { dismiss(alert) }
    if isNoteGone { dismiss(note) }
    if old.stack != state.stack {
      showStack(state.stack, after: old.stack)
    } else if isNoteGone, let top = navigationController?.topViewController {
      // Of a modal's coming and going the stack tells nobody.
      didShow(top)
    }
  }

  // snippet.stack
  private func showStack(_ stack: [Screen.ID], after old: [Screen.ID]) {
    guard let navigationController else { return }
    let viewControllers = Dictionary(uniqueKeysWithValues: zip(old, navigationController.viewControllers))
    navigationController.setViewControllers(stack.compactMap { viewControllers[$0] ?? screens.screen($0) })
  }
  // snippet.end

  private func didShow(_ viewController: ViewController) {
    store.send(.screenShown(viewController.nibName))
  }

  // MARK: - What lies over the stack

  private func presentNote() {
    let note = screens.note()
    self.note = note
    navigationController?.present(note)
    didShow(note)
  }

  private func present(_ state: WindowState.Alert) {
    let alert = AlertController(title: state.title)
    for (index, title) in state.buttons.enumerated() {
      alert.addAction(AlertAction(title: title) { [store] in store.send(.alertButtonTapped(index)) })
    }
    self.alert = alert
    window?.frontmostViewController?.present(alert)
  }

  /// Takes away what the user has not closed already.
  private func dismiss(_ viewController: ViewController?) {
    guard let viewController, viewController.presentingViewController != nil else { return }
    viewController.dismiss()
  }
}

// MARK: - NavigationControllerDelegate

extension WindowRenderer: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    let count = navigationController.viewControllers.count
    if let stack = shown?.stack, count < stack.count { store.send(.guide(.wentBack(to: stack[count - 1]))) }
    didShow(controller)
  }
}
