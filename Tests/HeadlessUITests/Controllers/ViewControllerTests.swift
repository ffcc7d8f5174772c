import HeadlessUI
import Testing

struct ViewControllerTests {
  private let diary = Diary()

  @Test func theViewIsLoadedWhenItIsNeededAndOnce() {
    let controller = DiaryViewController("a", diary)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view)
    #expect(controller.viewIfLoaded === view)
    #expect(diary.take() == ["a loaded"])
  }

  @Test func withoutALayoutThereIsAnEmptyViewOfTheScreensName() {
    let view = ViewController(nibName: "plain").view
    #expect(view.accessibilityIdentifier == "plain")
    #expect(view.subviews.isEmpty)
  }

  @Test func theViewIsNotInTheWindowYetWhenItWillAppearAndStillThereWhenItWillDisappear() {
    let window = Window()
    let controller = DiaryViewController("a", diary)
    let note = { [diary] in diary.note(controller.view.window == nil ? "outside" : "inside") }
    for event in ["will appear", "appeared", "will disappear", "disappeared"] { controller.onEvent[event] = note }
    window.rootViewController = controller
    window.rootViewController = nil
    controller.onEvent = [:]
    #expect(diary.take().filter { $0.hasSuffix("side") } == ["outside", "inside", "inside", "outside"])
  }

  @Test func aMemoryWarningReachesAllThatIsHeld() throws {
    let covered = DiaryViewController("covered", diary)
    let top = DiaryViewController("top", diary)
    let navigation = NavigationController(rootViewController: covered)
    navigation.pushViewController(top)
    let delegate = WindowFiller(root: navigation, diary: diary)
    let app = Application(delegate: delegate)
    let modal = DiaryViewController("modal", diary)
    let over = DiaryViewController("over", diary)
    top.present(modal)
    modal.present(over)
    _ = diary.take()
    try app.perform(.receive(.memoryWarning))
    #expect(
      diary.take() == ["delegate warned", "covered warned", "top warned", "modal warned", "over warned"])
    #expect(covered.viewIfLoaded == nil)
  }
}
