import HeadlessUI
import Testing

struct PresentationTests {
  private let diary = Diary()
  private let window = Window()
  private let root: DiaryViewController
  private let navigation: NavigationController
  private let modal: DiaryViewController

  init() {
    root = DiaryViewController("a", diary)
    navigation = NavigationController(rootViewController: root)
    modal = DiaryViewController("m", diary)
    window.rootViewController = navigation
    _ = diary.take()
  }

  @Test func aModalAppearsAndWhatIsBehindItStays() {
    root.present(modal)
    #expect(diary.take() == ["m loaded", "m will appear", "m appeared"])
    #expect(window.snapshot.modal?.name == "m")
    #expect(window.snapshot.screen.name == "a")
    #expect(modal.view.window === window)
  }

  @Test func theContainerPresentsForItsScreens() {
    root.present(modal)
    #expect(modal.presentingViewController === navigation)
    #expect(root.presentedViewController === modal)
    #expect(navigation.presentedViewController === modal)
  }

  @Test func aModalGoesWhenThePresenterDismisses() {
    root.present(modal)
    _ = diary.take()
    root.dismiss()
    #expect(diary.take() == ["m will disappear", "m disappeared"])
    #expect(window.snapshot.modal == nil)
    #expect(modal.presentingViewController == nil)
    #expect(modal.view.window == nil)
  }

  @Test func aModalCanDismissItself() {
    root.present(modal)
    modal.dismiss()
    #expect(root.presentedViewController == nil)
  }

  @Test func dismissingWithNothingPresentedChangesNothing() {
    let before = window.snapshot
    root.dismiss()
    #expect(window.snapshot == before)
    #expect(diary.take() == [])
  }

  @Test func anAlertOverAModalOverAStack() {
    root.present(modal)
    modal.present(AlertController(title: "Sure?", actions: [AlertAction(title: "OK")]))
    let snapshot = window.snapshot
    #expect(snapshot.screen.name == "a")
    #expect(snapshot.modal?.name == "m")
    #expect(snapshot.alert == .init(title: "Sure?", buttons: ["OK"]))
  }

  @Test func whoHasPresentedDismissesThatAndStays() {
    let over = DiaryViewController("n", diary)
    root.present(modal)
    modal.present(over)
    _ = diary.take()
    modal.dismiss()
    #expect(diary.take() == ["n will disappear", "n disappeared"])
    #expect(window.snapshot.modal?.name == "m")
  }

  @Test func dismissingBelowTakesAllThatIsAboveFrontFirst() {
    let over = DiaryViewController("n", diary)
    root.present(modal)
    modal.present(over)
    _ = diary.take()
    root.dismiss()
    #expect(diary.take() == ["n will disappear", "n disappeared", "m will disappear", "m disappeared"])
    #expect(window.snapshot.modal == nil)
    #expect(modal.presentedViewController == nil)
    #expect(over.presentingViewController == nil)
  }

  @Test func presentingWhilePresentingIsIgnoredAndAFault() {
    root.present(modal)
    _ = diary.take()
    let second = DiaryViewController("n", diary)
    root.present(second)
    #expect(diary.take() == [])
    #expect(root.presentedViewController === modal)
    #expect(second.presentingViewController == nil)
    modal.present(AlertController(title: "Sure?"))
    modal.present(AlertController(title: "Really?"))
    let doubly = "DiaryViewController.present: "
    #expect(
      window.takeFaults().map(\.description) == [
        doubly + "DiaryViewController can't be presented while DiaryViewController is.",
        doubly + "the alert “Really?” can't be presented while the alert “Sure?” is.",
      ])
  }

  @Test func presentingDismissingAndReplacingInTheMiddleOfATransitionAreFaults() {
    let top = DiaryViewController("b", diary)
    top.onEvent["loaded"] = { [root, modal] in root.present(modal) }
    top.onEvent["will appear"] = { [root] in root.dismiss() }
    root.onEvent["disappeared"] = { [window] in window.rootViewController = nil }
    navigation.pushViewController(top)
    #expect(
      window.takeFaults().map(\.description) == [
        "DiaryViewController.viewDidLoad: DiaryViewController was presented in the middle of a transition.",
        "DiaryViewController.viewWillAppear: DiaryViewController was dismissed in the middle of a transition.",
        "DiaryViewController.viewDidDisappear: The root was replaced in the middle of a transition.",
      ])
  }

  @Test func presentingOutsideAWindowIsIgnored() {
    let outside = DiaryViewController("b", diary)
    outside.present(modal)
    _ = outside.view
    outside.present(modal)
    #expect(diary.take() == ["b loaded"])
    #expect(outside.presentedViewController == nil)
  }

  @Test func aPoppedScreenPresentsNothing() {
    let top = DiaryViewController("b", diary)
    navigation.pushViewController(top)
    navigation.popViewController()
    top.present(modal)
    #expect(window.snapshot.modal == nil)
  }

  @Test func aModalStaysWhenTheStackBehindItChanges() {
    root.present(modal)
    _ = diary.take()
    navigation.pushViewController(DiaryViewController("b", diary))
    #expect(window.snapshot.modal?.name == "m")
    #expect(window.snapshot.stack.map(\.name) == ["a", "b"])
    #expect(!diary.take().contains { $0.hasPrefix("m") })
  }

  @Test func aDismissedModalIsReleased() {
    weak var released: DiaryViewController?
    do {
      let modal = DiaryViewController("n", diary)
      released = modal
      root.present(modal)
      root.dismiss()
    }
    #expect(released == nil)
  }
}
