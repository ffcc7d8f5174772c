import HeadlessUI
import Testing

@testable import StatesImpl

struct ReleasedViewControllerTests {
  @Test("It has the screen's name and title, and nothing to see; it says when the user comes back")
  func comingBack() {
    var returns = 0
    let viewController = ReleasedViewController(name: "places", title: "Alfama") { returns += 1 }
    let window = Window()
    let navigation = NavigationController()
    navigation.setViewControllers([viewController, ViewController()])
    window.rootViewController = navigation
    #expect(window.snapshot.stack[0] == Snapshot.Entry(name: "places", title: "Alfama"))
    #expect(viewController.viewIfLoaded == nil && returns == 0)
    navigation.popViewController()
    #expect(returns == 1)
    #expect(window.snapshot.screen.elements.isEmpty)
  }
}
