import HeadlessUI

/// Fills the window with the screens that the router brings, and reports which one came into sight.
final class RootView {
  private let output: any RootViewOutput
  private weak var window: Window?  // the application owns it
  private weak var stack: NavigationController?  // the window owns it

  init(window: Window, output: any RootViewOutput) {
    self.window = window
    self.output = output
  }
}

// MARK: - RootViewInput

extension RootView: RootViewInput {
  func obtainStackedModules() -> [any RestorableModuleInput] {
    stack?.viewControllers.compactMap { ($0 as? any ModuleView)?.moduleInput } ?? []
  }

  func obtainModalModule() -> (any ModalModuleInput)? {
    (window?.frontmostViewController as? any ModalModuleView)?.moduleInput
  }

  func obtainModalScreenName() -> String? {
    window?.rootViewController?.presentedViewController?.nibName
  }

  func obtainTopScreenName() -> String? {
    stack?.viewControllers.last?.nibName
  }
}

// MARK: - RootTransitionHandler

extension RootView: RootTransitionHandler {
  func show(_ controller: ViewController) {
    window?.rootViewController = controller
    output.didShowScreen(named: controller.nibName)
  }

  func showStack(_ controllers: [ViewController]) {
    let stack = NavigationController()
    stack.delegate = self
    stack.setViewControllers(controllers)
    self.stack = stack
    window?.rootViewController = stack
  }

  func replaceStack(_ controllers: [ViewController]) {
    stack?.dismiss()
    stack?.setViewControllers(controllers)
  }

  func presentAlert(_ alert: ViewController) {
    window?.frontmostViewController?.presentAlert(alert)
  }
}

// MARK: - NavigationControllerDelegate

extension RootView: NavigationControllerDelegate {
  func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
    output.didShowScreen(named: controller.nibName)
  }
}
