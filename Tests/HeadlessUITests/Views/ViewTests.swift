import HeadlessUI
import Testing

struct ViewTests {
  @Test func hiddenElementsAreNotSeenAndKeepTheirPlace() {
    let labels = ["a", "b", "c"].map { Label($0) }
    let screen = Screen(labels[0], labels[1], labels[2])
    labels[1].isHidden = true
    #expect(screen.window.snapshot.screen.elements.map(\.id) == ["a", "c"])
    labels[1].isHidden = false
    #expect(screen.window.snapshot.screen.elements.map(\.id) == ["a", "b", "c"])
  }

  @Test func aPlainViewShowsWhatLiesOnIt() throws {
    let group = View("group")
    let button = Button("inner", title: "Inner")
    group.addSubview(button)
    let screen = Screen(Label("outer"), group)
    #expect(screen.window.snapshot.screen.elements.map(\.id) == ["outer", "inner"])
    try screen.window.perform(.tap(id: "inner"))
    group.isHidden = true
    #expect(screen.window.snapshot.screen.elements.map(\.id) == ["outer"])
    #expect(
      screen.refusal(of: .tap(id: "inner")) == .notShown(id: "inner", frontmost: screen.window.snapshot.screen))
  }

  @Test func aViewThatIsAddedAgainMoves() {
    let parent = View("parent")
    let views = ["a", "b"].map { View($0) }
    for view in views + [views[0]] { parent.addSubview(view) }
    #expect(parent.subviews.map(\.accessibilityIdentifier) == ["b", "a"])
  }

  @Test func theWindowIsKnownAtAnyDepth() {
    let early = View("early")
    let screen = Screen(early)
    let late = View("late")
    early.addSubview(late)
    #expect(early.window === screen.window)
    #expect(late.window === screen.window)
    screen.window.rootViewController = nil
    #expect(early.window == nil && late.window == nil)
  }

  @Test func aViewThatIsTakenAwayIsInNoWindowAndReleased() {
    weak var released: View?
    let screen = Screen(Label("a"))
    do {
      let view = View("b")
      view.addSubview(Label("c"))
      screen.controller.view.addSubview(view)
      #expect(view.superview === screen.controller.view)
      #expect(screen.window.snapshot.screen.elements.map(\.id) == ["a", "c"])
      released = view
      view.removeFromSuperview()
      #expect(view.superview == nil && view.window == nil && view.subviews[0].window == nil)
      view.removeFromSuperview()
    }
    #expect(released == nil)
    #expect(screen.window.snapshot.screen.elements.map(\.id) == ["a"])
  }

  @Test func aViewLiesOnOneOtherOnly() {
    let (first, second, view) = (View("first"), View("second"), View("view"))
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.map(\.accessibilityIdentifier) == ["view"])
    #expect(view.superview === second)
  }
}
