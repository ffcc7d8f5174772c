import HeadlessUI
import SharedModel
import Testing

@testable import MVPRImpl

struct AppDelegateTests {
  private let logger = MemoryLogger(minimum: .debug)

  @Test func eachSystemEventReachesThePresenter() {
    let launch = Launch(signedIn: true)
    var dependencies = launch.dependencies
    dependencies.logger = logger
    let delegate = AppDelegate(builder: AppBuilder(dependencies: dependencies, launch: LaunchScope()))
    let window = Window()
    delegate.applicationDidFinishLaunching(in: window)
    delegate.applicationWillResignActive()
    delegate.applicationDidEnterBackground()
    delegate.applicationWillEnterForeground()
    delegate.applicationDidReceiveMemoryWarning()
    delegate.application(open: "guide://quarters")
    #expect(
      logger.entries.map(\.message) == [
        "transition: menu", "will resign active", "did enter background", "will enter foreground", "memory warning",
        "transition: quarters",
      ])
  }
}
