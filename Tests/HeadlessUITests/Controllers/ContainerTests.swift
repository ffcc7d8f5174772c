import HeadlessUI
import Testing

struct ContainerTests {
  private let window = Window()
  private let root = ViewController()

  init() {
    window.rootViewController = root
  }

  @Test func whatItHoldsFillsTheWindow() {
    root.addChild(DiaryViewController("child", Diary()))
    #expect(window.snapshot.stack.map(\.name) == ["child"])
  }

  @Test func aStackThatItHoldsCanBeGoneBackIn() throws {
    let navigation = NavigationController(rootViewController: DiaryViewController("a", Diary()))
    root.addChild(navigation)
    navigation.pushViewController(DiaryViewController("b", Diary()))
    #expect(window.snapshot.stack.map(\.name) == ["a", "b"])
    try window.perform(.goBack)
    #expect(window.snapshot.stack.map(\.name) == ["a"])
  }

  @Test func emptyItIsTheScreen() {
    #expect(window.snapshot.stack.map(\.name) == [""])
  }
}
