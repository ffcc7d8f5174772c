import HeadlessUI
import Testing

@testable import StatesImpl

struct ReleasedViewControllerTests {
  @Test("It has the screen's name and title, and no view")
  func standIn() {
    let viewController = ReleasedViewController(name: "places", title: "Alfama")
    let window = Window()
    let navigation = NavigationController()
    navigation.setViewControllers([viewController, ViewController()])
    window.rootViewController = navigation
    #expect(window.snapshot.stack[0] == Snapshot.Entry(name: "places", title: "Alfama"))
    #expect(viewController.viewIfLoaded == nil)
  }
}
