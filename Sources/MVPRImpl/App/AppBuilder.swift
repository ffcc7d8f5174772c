import HeadlessUI
import SharedModel

/// Builds the root of the app and the dependencies that all modules share.
struct AppBuilder {
  private let dependencies: AppDependencies
  private let launch: LaunchScope

  init(dependencies: AppDependencies, launch: LaunchScope) {
    self.dependencies = dependencies
    self.launch = launch
  }

  func build(in window: Window) -> any AppPresenting {
    let shared = SharedDependencies(dependencies, in: launch)
    let router = AppRouter(window: window, dependencies: shared)
    let presenter = AppPresenter(
      session: shared.session, savedState: shared.savedState, notes: shared.noteTracker, images: shared.images,
      logger: shared.logger, router: router)
    router.observer = presenter
    return presenter
  }
}
