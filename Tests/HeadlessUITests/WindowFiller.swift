import HeadlessUI

final class WindowFiller: ApplicationDelegate {
  private(set) weak var window: Window?
  private let root: ViewController
  private let diary: Diary

  init(root: ViewController, diary: Diary) {
    self.root = root
    self.diary = diary
  }

  func applicationDidFinishLaunching(in window: Window) {
    self.window = window
    window.rootViewController = root
    diary.note("delegate launched")
  }

  func applicationWillResignActive() { diary.note("delegate resigns") }
  func applicationDidEnterBackground() { diary.note("delegate in background") }
  func applicationWillEnterForeground() { diary.note("delegate in foreground") }
  func applicationDidReceiveMemoryWarning() { diary.note("delegate warned") }
  func application(open link: String) { diary.note("delegate opens \(link)") }
}
