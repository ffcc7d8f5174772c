import HeadlessUI
import SharedModel

/// Owns the app's view model, shows it, and forwards system events to it.
final class AppDelegate {
  private let viewModel: AppViewModel

  init(dependencies: AppDependencies) {
    viewModel = AppViewModel(dependencies: dependencies)
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    window.rootViewController = RootViewController(viewModel: viewModel)
  }

  func applicationWillResignActive() {
    viewModel.willResignActive()
  }

  func applicationDidEnterBackground() {
    viewModel.didEnterBackground()
  }

  func applicationWillEnterForeground() {
    viewModel.willEnterForeground()
  }

  func applicationDidReceiveMemoryWarning() {
    viewModel.didReceiveMemoryWarning()
  }

  func application(open link: String) {
    viewModel.open(link)
  }
}
