/// The app's own object that the system talks to.
public protocol ApplicationDelegate: AnyObject {
  /// The process has started; `window` is to be filled.
  func applicationDidFinishLaunching(in window: Window)
  /// The app is about to lose the user's attention.
  func applicationWillResignActive()
  /// The app is out of sight and may be killed at any time from now on.
  func applicationDidEnterBackground()
  /// The app is about to be in sight again.
  func applicationWillEnterForeground()
  /// Memory is short; view controllers learn of it afterwards.
  func applicationDidReceiveMemoryWarning()
  /// A link was opened, in another app or in this one.
  func application(open link: String)
}
