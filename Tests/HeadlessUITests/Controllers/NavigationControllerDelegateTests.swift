import HeadlessUI
import Testing

struct NavigationControllerDelegateTests {
  private final class Observer: NavigationControllerDelegate {
    let diary: Diary

    init(diary: Diary) { self.diary = diary }

    func navigationController(_ navigationController: NavigationController, didShow controller: ViewController) {
      diary.note("shows \(controller.nibName)")
    }
  }

  private let diary = Diary()
  private let window = Window()
  private let navigation: NavigationController
  private let observer: Observer

  init() {
    navigation = NavigationController(rootViewController: DiaryViewController("a", diary))
    observer = Observer(diary: diary)
    navigation.delegate = observer
  }

  private func shown() -> [String] { diary.take().filter { $0.hasPrefix("shows") } }

  @Test func itIsToldOfEachScreenThatCameIntoSight() {
    #expect(shown() == [])
    window.rootViewController = navigation
    #expect(shown() == ["shows a"])
    navigation.pushViewController(DiaryViewController("b", diary))
    #expect(shown() == ["shows b"])
    navigation.popViewController()
    #expect(shown() == ["shows a"])
    navigation.setViewControllers([DiaryViewController("c", diary), DiaryViewController("d", diary)])
    #expect(shown() == ["shows d"])
  }

  @Test func itIsToldAfterTheScreenAppeared() {
    window.rootViewController = navigation
    _ = diary.take()
    navigation.pushViewController(DiaryViewController("b", diary))
    #expect(diary.take().suffix(2) == ["b appeared", "shows b"])
  }

  @Test func itIsNotToldOfAStackWhoseTopStays() {
    window.rootViewController = navigation
    _ = diary.take()
    navigation.setViewControllers([DiaryViewController("b", diary)] + navigation.viewControllers)
    #expect(shown() == [])
  }

  @Test func itIsNotToldOfAScreenThatWasCoveredAtOnce() {
    window.rootViewController = navigation
    let middle = DiaryViewController("b", diary)
    let top = DiaryViewController("c", diary)
    middle.onEvent["appeared"] = { [navigation] in navigation.pushViewController(top) }
    _ = diary.take()
    navigation.pushViewController(middle)
    #expect(shown() == ["shows c"])
    #expect(navigation.viewControllers.map(\.nibName) == ["a", "b", "c"])
  }

  @Test func itIsNotRetained() {
    weak var released: Observer?
    do {
      let observer = Observer(diary: diary)
      released = observer
      navigation.delegate = observer
    }
    #expect(released == nil)
    #expect(navigation.delegate == nil)
  }
}
