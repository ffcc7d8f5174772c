import HeadlessUI
import Testing

/// Events about a controller's parent, in UIKit's order.
struct ParentTests {
  private final class MovingViewController: ViewController {
    private let diary: Diary

    init(_ name: String, _ diary: Diary) {
      self.diary = diary
      super.init(nibName: name)
    }

    override func willMove(toParent parent: ViewController?) { note("will move", to: parent) }
    override func didMove(toParent parent: ViewController?) { note("moved", to: parent) }
    override func viewWillDisappear() {
      diary.note("\(nibName) will disappear from \(view.window == nil ? "no window" : "the window")")
    }
    override func viewDidDisappear() { diary.note("\(nibName) disappeared") }

    private func note(_ event: String, to parent: ViewController?) {
      let isChild = self.parent === parent && parent != nil
      diary.note("\(nibName) \(event) to \(parent == nil ? "none" : isChild ? "its parent" : "a parent")")
    }
  }

  private let diary = Diary()
  private let window = Window()

  private func controller(_ name: String) -> ViewController { MovingViewController(name, diary) }

  @Test func addedToAContainer() {
    let (root, child) = (ViewController(), controller("a"))
    root.addChild(child)
    #expect(diary.take() == ["a will move to a parent"])
    child.didMove(toParent: root)
    #expect(diary.take() == ["a moved to its parent"])
  }

  @Test func removedFromAContainer() {
    let (root, child) = (ViewController(), controller("a"))
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = diary.take()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.take() == [
        "a will move to none", "a will disappear from the window", "a disappeared", "a moved to none",
      ])
    #expect(child.viewIfLoaded?.window == nil)
  }

  @Test func pushedAndPopped() {
    let navigation = NavigationController(rootViewController: controller("a"))
    window.rootViewController = navigation
    #expect(diary.take() == ["a will move to a parent", "a moved to its parent"])
    navigation.pushViewController(controller("b"))
    #expect(
      diary.take() == [
        "b will move to a parent", "a will disappear from the window", "a disappeared", "b moved to its parent",
      ])
    navigation.popViewController()
    #expect(
      diary.take() == [
        "b will move to none", "b will disappear from the window", "b disappeared", "b moved to none",
      ])
  }

  @Test func aSwipeBackThatIsLetGoMovesNothing() throws {
    let navigation = NavigationController(rootViewController: controller("a"))
    window.rootViewController = navigation
    navigation.pushViewController(controller("b"))
    _ = diary.take()
    try window.perform(.swipeBackAndLetGo)
    #expect(
      diary.take() == [
        "b will move to none", "b will disappear from the window", "a will disappear from the window", "a disappeared",
      ])
  }

  @Test func removedWhilePropertiesAreUpdatedItDisappearsAfterwards() {
    final class Swapping: ViewController {
      var update: () -> Void = {}
      override func updateProperties() { update() }
    }
    let (root, child) = (Swapping(), controller("a"))
    window.isObservationTrackingEnabled = true
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    _ = diary.take()
    root.update = { [diary] in
      child.view.removeFromSuperview()
      child.removeFromParent()
      diary.note("updated")
    }
    root.setNeedsUpdateProperties()
    _ = window.snapshot
    #expect(
      diary.take() == ["updated", "a will disappear from the window", "a disappeared", "a moved to none"])
  }
}
