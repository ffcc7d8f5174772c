import HeadlessUI
import Testing

struct ChildControllerTests {
  private let diary = Diary()
  private let window = Window()
  private let parent: DiaryViewController
  private let child: DiaryViewController

  init() {
    child = DiaryViewController("child", diary)
    parent = DiaryViewController("parent", diary)
  }

  @Test func aChildComesAndGoesWithItsParent() {
    parent.addChild(child)
    #expect(child.parent === parent)
    #expect(diary.take() == [])
    window.rootViewController = parent
    #expect(
      diary.take() == [
        "parent loaded", "parent will appear", "child loaded", "child will appear", "child appeared", "parent appeared",
      ])
    window.rootViewController = nil
    #expect(
      diary.take() == ["parent will disappear", "child will disappear", "child disappeared", "parent disappeared"])
  }

  @Test func addedInSightItAppearsAtOnce() {
    window.rootViewController = parent
    _ = diary.take()
    parent.addChild(child)
    #expect(diary.take() == ["child loaded", "child will appear", "child appeared"])
    #expect(child.view.window === window)
  }

  @Test func addedWhileItsParentComesIntoSightItAppearsWithIt() {
    let sibling = DiaryViewController("sibling", diary)
    parent.addChild(sibling)
    sibling.onEvent["will appear"] = { [parent, child] in parent.addChild(child) }
    window.rootViewController = parent
    #expect(
      diary.take() == [
        "parent loaded", "parent will appear", "sibling loaded", "sibling will appear", "child loaded",
        "child will appear", "sibling appeared", "child appeared", "parent appeared",
      ])
  }

  @Test func takenOutItDisappearsAndIsReleased() {
    weak var released: DiaryViewController?
    window.rootViewController = parent
    do {
      let child = DiaryViewController("other", diary)
      released = child
      parent.addChild(child)
      _ = diary.take()
      child.removeFromParent()
    }
    #expect(diary.take() == ["other will disappear", "other disappeared"])
    #expect(released == nil)
    #expect(parent.children.isEmpty)
  }

  @Test func ofTwoParentsTheLastHasIt() {
    let other = DiaryViewController("other", diary)
    parent.addChild(child)
    other.addChild(child)
    #expect(child.parent === other)
    #expect(parent.children.isEmpty)
    #expect(other.children.count == 1)
  }

  @Test func whoHasNoParentCanBeTakenOutOfNone() {
    child.removeFromParent()
    #expect(diary.take() == [])
  }

  @Test func aChildNavigatesAndPresentsThroughItsParent() {
    let navigation = NavigationController(rootViewController: parent)
    window.rootViewController = navigation
    parent.addChild(child)
    #expect(child.navigationController === navigation)
    child.present(AlertController(title: "Sure?"))
    #expect(parent.presentedViewController is AlertController)
  }

  @Test func aMemoryWarningReachesChildren() {
    let application = Application(delegate: WindowFiller(root: parent, diary: diary))
    parent.addChild(child)
    _ = diary.take()
    try? application.perform(.receive(.memoryWarning))
    #expect(diary.take() == ["delegate warned", "parent warned", "child warned"])
  }
}
