import HeadlessUI
import SharedModel
import Storyboard

/// Makes the window show the state, and sends what happens there: a screen that appears, back navigation, a tap in an alert.
final class WindowRenderer {
  private let store: Store<AppState, AppAction>
  private let screens: ScreenFactory
  private weak var window: Window?  // the application owns both
  private weak var navigationController: NavigationController?  // the window owns it
  private weak var note: NoteViewController?  // the navigation controller, which presents it, owns it
  private weak var alert: AlertController?  // the view controller that presents it owns it
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

  private func showGuide(_ stack: [ScreenID]) {
    let navigationController = NavigationController()
    navigationController.delegate = self
    navigationController.setViewControllers(stack.compactMap(screens.screen))
    self.navigationController = navigationController
    window?.rootViewController = navigationController
  }

  // MARK: - Changes

  /// Dismisses what is no longer in the state, front to back, and then changes the stack.
  private func update(from old: WindowState, to state: WindowState) {
    let isNoteGone = old.note != nil && old.note != state.note
    if old.alert != state.alert || isNoteGone { dismiss(alert) }
    if isNoteGone {
      dismiss(note)
      // UIKit reports changes of the stack, but not the end of a modal. A link replaces all screens, so none reappears.
      if old.stack.first == state.stack.first, let top = navigationController?.topViewController { didShow(top) }
    }
    if old.stack != state.stack { showStack(state.stack, after: old.stack) }
  }

  // snippet.stack
  private func showStack(_ stack: [ScreenID], after old: [ScreenID]) {
    guard let navigationController else { return }
    let viewControllers = Dictionary(uniqueKeysWithValues: zip(old, navigationController.viewControllers))
    navigationController.setViewControllers(stack.compactMap { viewControllers[$0] ?? screens.screen($0) })
  }
  // snippet.end

  private func didShow(_ viewController: ViewController) {
    store.send(.screenShown(viewController.nibName))
  }

  // MARK: - Over the stack

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

  /// Dismisses a view controller unless the user has closed it already.
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
