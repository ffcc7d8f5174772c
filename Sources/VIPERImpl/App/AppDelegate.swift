import HeadlessUI

/// Passes system events to the root module.
final class AppDelegate {
  private let rootAssembly: RootAssembly
  private var root: RootModule?

  init(rootAssembly: RootAssembly) {
    self.rootAssembly = rootAssembly
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    let root = rootAssembly.makeModule(in: window)
    self.root = root
    root.input.launch()
  }

  func applicationWillResignActive() {
    root?.input.willResignActive()
  }

  func applicationDidEnterBackground() {
    root?.input.didEnterBackground()
  }

  func applicationWillEnterForeground() {
    root?.input.willEnterForeground()
  }

  func applicationDidReceiveMemoryWarning() {
    root?.input.didReceiveMemoryWarning()
  }

  func application(open link: String) {
    root?.input.openLink(link)
  }
}
