import HeadlessUI

/// Has the app built when the process starts, and afterwards only passes system events on.
final class AppDelegate {
  private let builder: AppBuilder
  private var presenter: (any AppPresenting)?

  init(builder: AppBuilder) {
    self.builder = builder
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    presenter = builder.build(in: window)
    presenter?.didFinishLaunching()
  }

  func applicationWillResignActive() {
    presenter?.willResignActive()
  }

  func applicationDidEnterBackground() {
    presenter?.didEnterBackground()
  }

  func applicationWillEnterForeground() {
    presenter?.willEnterForeground()
  }

  func applicationDidReceiveMemoryWarning() {
    presenter?.didReceiveMemoryWarning()
  }

  func application(open link: String) {
    presenter?.didReceive(link: link)
  }
}
