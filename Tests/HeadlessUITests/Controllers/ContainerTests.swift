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

  @Test func aContainerInAContainerIsNoScreenEither() throws {
    let inner = ViewController()
    root.addChild(inner)
    inner.addChild(DiaryViewController("child", Diary()))
    #expect(window.snapshot.stack.map(\.name) == ["child"])
    let navigation = NavigationController(rootViewController: DiaryViewController("a", Diary()))
    inner.addChild(navigation)
    navigation.pushViewController(DiaryViewController("b", Diary()))
    try window.perform(.goBack)
    #expect(window.snapshot.stack.map(\.name) == ["a"])
  }

  /// With UIKit's usual lines.
  @Test func whatItHoldsIsExchangedAndReleased() {
    weak var released: View?
    let label = Label("later")
    do {
      let (old, new) = (
        DiaryViewController("old", Diary(), content: [Label("early")]),
        DiaryViewController("new", Diary(), content: [label])
      )
      embed(old)
      released = old.view
      #expect(window.snapshot.screen.elements.map(\.id) == ["early"])
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
      embed(new)
    }
    #expect(released == nil)
    #expect(root.view.subviews.count == 1)
    #expect(label.window === window)
    #expect(window.snapshot.stack.map(\.name) == ["new"])
    #expect(window.snapshot.screen.elements.map(\.id) == ["later"])
  }

  private func embed(_ child: ViewController) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test func itsViewIsNamedAfterItsClass() {
    #expect(root.view.accessibilityIdentifier == "ViewController")
    #expect(NavigationController().view.accessibilityIdentifier == "NavigationController")
  }
}
