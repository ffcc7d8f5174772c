import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ActionsImpl

struct NavigationControllerSavedStateTests {
  private let device = DeviceDouble()
  private let window = Window()
  private let navigationController = NavigationController()

  init() {
    window.rootViewController = navigationController
  }

  private func show(_ screens: ViewController...) {
    navigationController.setViewControllers(screens)
  }

  @Test("The screens that can be restored are named bottom to top; the menu is where each way starts")
  func screens() {
    show(
      MenuViewController(dependencies: device.menuDependencies),
      QuartersViewController(dependencies: device.menuDependencies.quarters, order: .name),
      ReferenceViewController(articles: device.articles))
    #expect(navigationController.savedState == SavedState(screens: [.quarters(order: .name), .reference]))
  }

  @Test("A note over them is part of it, with its text; an alert is not")
  func note() throws {
    let place = PlaceViewController(
      place: .fado, in: .loaded(), dependencies: device.menuDependencies.places.place)
    show(place)
    place.presentNote(text: "Loud")
    let draft = NoteDraft(placeID: "fado", text: "Loud")
    #expect(navigationController.savedState == SavedState(screens: [.place(id: "fado")], note: draft))
    window.frontmostViewController?.present(AlertController(title: "Over the note"))
    #expect(navigationController.savedState.note == draft)
    place.dismiss()
    place.present(AlertController(title: "Over the place"))
    #expect(navigationController.savedState == SavedState(screens: [.place(id: "fado")]))
  }
}
