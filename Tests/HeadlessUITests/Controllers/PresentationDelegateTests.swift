import HeadlessUI
import Testing

struct PresentationDelegateTests {
  private final class Observer: PresentationDelegate {
    let diary: Diary

    init(diary: Diary) { self.diary = diary }

    func presentationDidAttemptToDismiss(_ controller: ViewController) {
      diary.note("attempt on \(controller.nibName)")
    }

    func presentationDidDismiss(_ controller: ViewController) {
      diary.note("told that \(controller.nibName) is gone")
    }
  }

  private final class Uninterested: PresentationDelegate {}

  private let diary = Diary()
  private let screen = Screen()
  private let modal: DiaryViewController
  private let observer: Observer

  init() {
    modal = DiaryViewController("m", diary)
    observer = Observer(diary: diary)
    modal.presentationDelegate = observer
    screen.controller.present(modal)
    _ = diary.take()
  }

  @Test func aSwipeTakesTheModalAwayAndThenTellsTheDelegate() throws {
    try screen.window.perform(.swipeModalDown)
    #expect(diary.take() == ["m will disappear", "m disappeared", "told that m is gone"])
    #expect(screen.window.snapshot.modal == nil)
  }

  @Test func aRefusedSwipeOnlyTellsTheDelegate() throws {
    modal.isModalInPresentation = true
    try screen.window.perform(.swipeModalDown)
    #expect(diary.take() == ["attempt on m"])
    #expect(screen.window.snapshot.modal?.name == "m")
  }

  @Test func dismissingInCodeDoesNotTellTheDelegate() {
    modal.dismiss()
    #expect(diary.take() == ["m will disappear", "m disappeared"])
  }

  @Test func aSwipeTakesOnlyTheFrontmostModal() throws {
    let over = DiaryViewController("n", diary)
    modal.present(over)
    try screen.window.perform(.swipeModalDown)
    #expect(screen.window.snapshot.modal?.name == "m")
  }

  @Test func aDelegateNeedNotCare() throws {
    let uninterested = Uninterested()
    modal.presentationDelegate = uninterested
    modal.isModalInPresentation = true
    try screen.window.perform(.swipeModalDown)
    modal.isModalInPresentation = false
    try screen.window.perform(.swipeModalDown)
    #expect(screen.window.snapshot.modal == nil)
  }

  @Test func theDelegateIsNotRetained() {
    weak var released: Observer?
    do {
      let observer = Observer(diary: diary)
      released = observer
      modal.presentationDelegate = observer
    }
    #expect(released == nil)
  }
}
