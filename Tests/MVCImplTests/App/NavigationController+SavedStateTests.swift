import AppDoubles
import SharedModel
import Testing

@testable import HeadlessUI
@testable import MVCImpl

struct NavigationControllerSavedStateTests {
  private let device = DeviceDouble()
  private let navigationController = NavigationController()

  @Test("The screens that can be restored are named bottom to top; the menu is where each way starts")
  func screens() {
    let screens = device.dependencies.makeScreens()
    navigationController.setViewControllers([
      MenuViewController(dependencies: screens),
      QuartersViewController(dependencies: screens.quarters, order: .name),
      ReferenceViewController(articles: device.articles),
    ])
    #expect(navigationController.savedState == SavedState(screens: [.quarters(order: .name), .reference]))
  }

  @Test("A note over them is part of it, with its text; an alert is not")
  func note() {
    navigationController.presented = NoteViewController(
      placeID: "fado", text: "Loud", notes: device.notes, service: device.note)
    #expect(navigationController.savedState.note == NoteDraft(placeID: "fado", text: "Loud"))
    navigationController.presented = AlertController(title: "Over the place")
    #expect(navigationController.savedState == SavedState())
  }
}
