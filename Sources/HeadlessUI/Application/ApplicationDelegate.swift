/// Receives the system's events.
public protocol ApplicationDelegate: AnyObject {
  /// Called when the process has started; fills `window`.
  func applicationDidFinishLaunching(in window: Window)
  /// Called when the app is about to lose the user's attention.
  func applicationWillResignActive()
  /// Called when the app is in the background, where it may be killed at any time.
  func applicationDidEnterBackground()
  /// Called when the app is about to return to the foreground.
  func applicationWillEnterForeground()
  /// Called when memory is short, before view controllers are notified.
  func applicationDidReceiveMemoryWarning()
  /// Called when a link was opened, in another app or in this one.
  func application(open link: String)
}
