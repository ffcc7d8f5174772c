import HeadlessUI
import SharedModel

/// Sends system events to the store; owns the store and the renderer.
final class AppDelegate {
  private let store: Store<AppState, AppAction>
  private var renderer: WindowRenderer?

  init(dependencies: AppDependencies) {
    store = Store(state: AppState(), reducer: AppReducer(dependencies))
  }
}

// MARK: - ApplicationDelegate

extension AppDelegate: ApplicationDelegate {
  func applicationDidFinishLaunching(in window: Window) {
    renderer = WindowRenderer(window: window, store: store)
    store.send(.didFinishLaunching)
  }

  func applicationWillResignActive() { store.send(.willResignActive) }
  func applicationDidEnterBackground() { store.send(.didEnterBackground) }
  func applicationWillEnterForeground() { store.send(.willEnterForeground) }
  func applicationDidReceiveMemoryWarning() { store.send(.didReceiveMemoryWarning) }
  func application(open link: String) { store.send(.linkOpened(link)) }
}
