import HeadlessUI
import Testing

struct NavigationControllerTests {
  private let diary = Diary()
  private let window = Window()
  private let navigation: NavigationController
  private let root: DiaryViewController

  init() {
    root = DiaryViewController("a", diary)
    navigation = NavigationController(rootViewController: root)
  }

  private func screen(_ name: String) -> DiaryViewController { DiaryViewController(name, diary) }

  private func show(_ screens: [ViewController]) {
    navigation.setViewControllers(screens)
    window.rootViewController = navigation
    _ = diary.take()
  }

  @Test func nothingIsLoadedBeforeTheStackIsInAWindow() {
    navigation.pushViewController(screen("b"))
    #expect(diary.take() == [])
    #expect(root.viewIfLoaded == nil)
  }

  @Test func theFirstScreenAppearsWithTheWindow() {
    window.rootViewController = navigation
    #expect(diary.take() == ["a loaded", "a will appear", "a appeared"])
  }

  @Test func aPushTellsBothScreensInUIKitsOrder() {
    show([root])
    navigation.pushViewController(screen("b"))
    #expect(
      diary.take() == ["b loaded", "a will disappear", "b will appear", "a disappeared", "b appeared"])
  }

  @Test func aPopTellsBothScreensInUIKitsOrder() {
    let top = screen("b")
    show([root, top])
    #expect(navigation.popViewController() === top)
    #expect(
      diary.take() == ["a loaded", "b will disappear", "a will appear", "b disappeared", "a appeared"])
  }

  @Test func theLastScreenStays() {
    show([root])
    #expect(navigation.popViewController() == nil)
    #expect(navigation.topViewController === root)
    #expect(diary.take() == [])
  }

  @Test func replacingTheStackLoadsOnlyItsTop() {
    show([root])
    let middle = screen("b")
    navigation.setViewControllers([root, middle, screen("c")])
    #expect(
      diary.take() == ["c loaded", "a will disappear", "c will appear", "a disappeared", "c appeared"])
    #expect(middle.viewIfLoaded == nil)
  }

  @Test func replacingWhatLiesBelowTheTopTellsNobody() {
    let top = screen("c")
    let old = screen("b")
    show([root, old, top])
    let new = screen("d")
    navigation.setViewControllers([root, new, top])
    #expect(diary.take() == [])
    #expect(navigation.viewControllers.map(\.nibName) == ["a", "d", "c"])
    #expect(old.parent == nil)
    #expect(new.parent === navigation)
  }

  @Test func aSnapshotLoadsNoCoveredScreen() {
    show([root, screen("b")])
    #expect(window.snapshot.stack == [.init(name: "a", title: "A"), .init(name: "b", title: "B")])
    #expect(root.viewIfLoaded == nil)
  }

  @Test func aViewIsLoadedOnceHoweverOftenItAppears() {
    show([root])
    for _ in 0..<2 {
      navigation.pushViewController(screen("b"))
      navigation.popViewController()
    }
    #expect(!diary.take().contains("a loaded"))
  }

  @Test func aPoppedScreenIsReleased() {
    show([root])
    weak var popped: DiaryViewController?
    do {
      let top = screen("b")
      popped = top
      navigation.pushViewController(top)
      navigation.popViewController()
    }
    #expect(popped == nil)
  }

  @Test func onlyTheScreenInSightIsInTheWindow() {
    let top = screen("b")
    show([root])
    #expect(root.view.window === window)
    navigation.pushViewController(top)
    #expect(root.view.window == nil)
    #expect(top.view.window === window)
    #expect(top.navigationController === navigation)
    navigation.popViewController()
    #expect(root.view.window === window)
    #expect(top.view.window == nil)
    #expect(top.navigationController == nil)
  }

  @Test func aScreenThatPopsItselfBeforeItAppearedOnlyComesAndGoes() {
    show([root])
    let top = screen("b")
    top.onEvent["will appear"] = { [navigation] in navigation.popViewController() }
    navigation.pushViewController(top)
    #expect(
      diary.take() == [
        "b loaded", "a will disappear", "b will appear", "b will disappear", "a will appear", "b disappeared",
        "a appeared",
      ])
    #expect(root.view.window === window)
    #expect(top.view.window == nil)
    #expect(top.parent == nil)
    #expect(window.takeFaults().map(\.description) == [changed("viewWillAppear")])
  }

  private func changed(_ event: String) -> String {
    "DiaryViewController.\(event): The navigation controller's stack was changed in the middle of a transition."
  }

  @Test(arguments: [
    ("loaded", "viewDidLoad"), ("will appear", "viewWillAppear"), ("will disappear", "viewWillDisappear"),
    ("disappeared", "viewDidDisappear"),
  ])
  func navigatingInTheMiddleOfATransitionIsAFault(moment: String, event: String) {
    show([root])
    let top = screen("b")
    (moment.contains("dis") ? root : top).onEvent[moment] = { [navigation] in
      navigation.setViewControllers(navigation.viewControllers)
    }
    navigation.pushViewController(top)
    #expect(window.takeFaults().map(\.description) == [changed(event)])
    #expect(window.takeFaults() == [])
  }

  @Test func navigatingOnceTheScreenHasAppearedIsNone() {
    show([root])
    let top = screen("b")
    top.onEvent["appeared"] = { [navigation] in navigation.popViewController() }
    navigation.pushViewController(top)
    #expect(window.takeFaults() == [])
    #expect(navigation.topViewController === root)
  }

  // MARK: - A cancelled swipe back

  @Test func aCancelledSwipeBackPopsNothingInUIKitsOrder() throws {
    let top = screen("b")
    show([root, top])
    try window.perform(.swipeBackAndLetGo)
    #expect(
      diary.take() == [
        "a loaded", "b will disappear", "a will appear", "a will disappear", "a disappeared", "b will appear",
        "b appeared",
      ])
    #expect(navigation.viewControllers == [root, top])
    #expect(top.view.window === window)
    #expect(root.view.window == nil)
    #expect(window.takeFaults() == [])
  }

  @Test func navigatingWhileAWayBackIsUnderWayIsAFault() throws {
    show([root, screen("b")])
    root.onEvent["will appear"] = { [navigation] in navigation.setViewControllers([]) }
    try window.perform(.swipeBackAndLetGo)
    #expect(window.takeFaults().map(\.description) == [changed("viewWillAppear")])
  }

  @Test func atTheRootThereIsNoWayBackToBegin() {
    show([root])
    #expect(window.refusal(of: .swipeBackAndLetGo) == .nothingToGoBackTo(frontmost: window.snapshot.screen))
    #expect(diary.take() == [])
  }
}

private func == (first: [ViewController], second: [ViewController]) -> Bool {
  first.elementsEqual(second) { $0 === $1 }
}
