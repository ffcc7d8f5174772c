import HeadlessUI
import SharedModel
import Testing

struct ApplicationTests {
  private let diary = Diary()
  private let app: Application
  private let delegate: WindowFiller

  init() {
    delegate = WindowFiller(root: DiaryViewController("a", diary), diary: diary)
    app = Application(delegate: delegate)
  }

  @Test func launchingLetsTheDelegateFillTheWindow() {
    #expect(diary.take() == ["a loaded", "a will appear", "a appeared", "delegate launched"])
    #expect(app.snapshot.screen.name == "a")
  }

  @Test(arguments: [
    (SystemEvent.willResignActive, ["delegate resigns"]),
    (.didEnterBackground, ["delegate in background"]),
    (.willEnterForeground, ["delegate in foreground"]),
    (.memoryWarning, ["delegate warned", "a warned"]),
  ])
  func theDelegateHearsTheSystem(event: SystemEvent, heard: [String]) throws {
    _ = diary.take()
    try app.perform(.receive(event))
    #expect(diary.take() == heard)
  }

  @Test func theDelegateOpensLinks() throws {
    _ = diary.take()
    try app.perform(.open(link: "guide://quarters"))
    #expect(diary.take() == ["delegate opens guide://quarters"])
  }

  @Test func theSystemReachesTheAppUnderAnAlert() throws {
    delegate.window?.rootViewController?.present(AlertController(title: "Sure?"))
    _ = diary.take()
    try app.perform(.receive(.willResignActive))
    try app.perform(.open(link: "x"))
    #expect(diary.take() == ["delegate resigns", "delegate opens x"])
  }

  @Test func theUserReachesTheWindow() {
    #expect(throws: ImpossibleInteraction.noAlert(wanted: "OK", frontmost: app.snapshot.screen)) {
      try app.perform(.tapInAlert(title: "OK"))
    }
  }

  @Test func anAppThatIsLetGoOfIsGone() {
    weak var released: Application?
    weak var root: DiaryViewController?
    do {
      let controller = DiaryViewController("b", diary)
      let app = Application(delegate: WindowFiller(root: controller, diary: diary))
      (released, root) = (app, controller)
    }
    #expect(released == nil && root == nil)
  }

  @Test func coveredScreensAreLoadedOnceWhenSomebodyAsks() {
    let diary = Diary()
    let below = DiaryViewController("below", diary)
    let navigation = NavigationController(rootViewController: below)
    navigation.pushViewController(DiaryViewController("top", diary))
    let app = Application(delegate: WindowFiller(root: navigation, diary: diary))
    _ = diary.take()
    app.loadCoveredScreens()
    app.loadCoveredScreens()
    #expect(diary.take() == ["below loaded"])
    #expect(below.view.window == nil)
  }

  @Test func coveredScreensAreUpdatedWhenSomebodyAsks() {
    let (diary, counter) = (Diary(), Counter())
    let navigation = NavigationController(rootViewController: CounterViewController(counter, diary))
    let app = Application(delegate: WindowFiller(root: navigation, diary: Diary()), clock: VirtualClock())
    navigation.pushViewController(DiaryViewController("top", Diary()))
    counter.count = 1
    _ = diary.take()
    app.updateCoveredScreens()
    app.updateCoveredScreens()
    #expect(diary.take() == ["updated to 1"])
  }
}
