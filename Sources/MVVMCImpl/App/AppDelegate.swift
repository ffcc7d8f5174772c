import HeadlessUI
import SharedModel

/// Starts the app coordinator with the process and passes system events on to it.
final class AppDelegate {
  private let dependencies: AppDependencies
  private var appCoordinator: AppCoordinator?

  init(dependencies: AppDependencies) {
    self.dependencies = dependencies
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    let appCoordinator = AppCoordinator(window: window, dependencies: dependencies)
    self.appCoordinator = appCoordinator
    appCoordinator.start()
  }

  func applicationWillResignActive() {
    appCoordinator?.willResignActive()
  }

  func applicationDidEnterBackground() {
    appCoordinator?.didEnterBackground()
  }

  func applicationWillEnterForeground() {
    appCoordinator?.willEnterForeground()
  }

  func applicationDidReceiveMemoryWarning() {
    appCoordinator?.didReceiveMemoryWarning()
  }

  func application(open link: String) {
    appCoordinator?.open(link)
  }
}
