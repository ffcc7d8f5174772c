import HeadlessUI
import Testing

struct WindowTests {
  private let diary = Diary()
  private let window = Window()

  @Test func anEmptyWindowShowsNothing() {
    let snapshot = window.snapshot
    #expect(snapshot.stack.isEmpty)
    #expect(snapshot.screen.elements.isEmpty)
    #expect(snapshot.modal == nil && snapshot.alert == nil)
  }

  @Test func replacingTheRootTellsBoth() {
    window.rootViewController = DiaryViewController("a", diary)
    _ = diary.take()
    window.rootViewController = DiaryViewController("b", diary)
    #expect(
      diary.take() == ["a will disappear", "b loaded", "b will appear", "a disappeared", "b appeared"])
  }

  @Test func settingTheSameRootTellsNobody() {
    let root = DiaryViewController("a", diary)
    window.rootViewController = root
    _ = diary.take()
    window.rootViewController = root
    #expect(diary.take() == [])
  }

  @Test func whatTheOldRootHadPresentedGoesFirst() {
    let root = DiaryViewController("a", diary)
    let modal = DiaryViewController("m", diary)
    window.rootViewController = NavigationController(rootViewController: root)
    root.present(modal)
    modal.present(AlertController(title: "Sure?"))
    _ = diary.take()
    window.rootViewController = DiaryViewController("b", diary)
    #expect(
      diary.take() == [
        "m will disappear", "m disappeared", "a will disappear", "b loaded", "b will appear", "a disappeared",
        "b appeared",
      ])
    #expect(window.snapshot.modal == nil && window.snapshot.alert == nil)
  }

  @Test func theOldRootIsReleasedWithAllThatItHeld() {
    weak var root: DiaryViewController?
    weak var modal: DiaryViewController?
    do {
      let old = DiaryViewController("a", diary)
      let presented = DiaryViewController("m", diary)
      (root, modal) = (old, presented)
      window.rootViewController = NavigationController(rootViewController: old)
      old.present(presented)
      window.rootViewController = DiaryViewController("b", diary)
    }
    #expect(root == nil && modal == nil)
  }

  @Test func theFrontmostOfSeveralModalsIsShown() {
    let root = DiaryViewController("a", diary)
    let modal = DiaryViewController("m", diary)
    window.rootViewController = root
    root.present(modal)
    modal.present(DiaryViewController("n", diary))
    #expect(window.snapshot.frontmostScreen.name == "n")
  }

  @Test func aScreenThatReplacesTheRootWhileItAppearsIsReplaced() {
    let passing = DiaryViewController("a", diary)
    passing.onEvent["will appear"] = { [window, diary] in
      window.rootViewController = DiaryViewController("b", diary)
    }
    window.rootViewController = passing
    passing.onEvent = [:]
    #expect(window.snapshot.screen.name == "b")
    #expect(passing.viewIfLoaded?.window == nil)
    #expect(
      diary.take() == [
        "a loaded", "a will appear", "a will disappear", "b loaded", "b will appear", "a disappeared", "b appeared",
      ])
  }
}
