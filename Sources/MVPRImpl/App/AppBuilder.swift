import HeadlessUI
import SharedModel

/// Builds the root of the app and the dependencies that all modules share.
struct AppBuilder {
  let dependencies: AppDependencies
  let launch: LaunchScope

  func build(in window: Window) -> any AppPresenting {
    let shared = SharedDependencies(dependencies, in: launch)
    let router = AppRouter(window: window, dependencies: shared)
    let presenter = AppPresenter(
      session: shared.session, savedState: shared.savedState, images: shared.images, logger: shared.logger,
      router: router)
    router.observer = presenter
    shared.modalObserver = presenter
    return presenter
  }
}
