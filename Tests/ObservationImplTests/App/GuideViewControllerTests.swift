import AppDoubles
import HeadlessUI
import SharedModel
import Testing

@testable import ObservationImpl

struct GuideViewControllerTests {
  private let fixture = GuideFixture()
  private let viewModel: GuideViewModel
  private let viewController: GuideViewController

  private var screens: [String] { viewController.viewControllers.map(\.nibName) }

  init() {
    viewModel = GuideViewModel(
      at: SavedState(screens: [.quarters(order: .name), .reference]), app: fixture.device.dependencies,
      favouriteChanges: fixture.favouriteChanges)
    viewController = GuideViewController(viewModel: viewModel)
    _ = viewController.view
  }

  @Test("Changes of the state add and remove screens at once, and the screens below stay")
  func follows() {
    #expect(screens == ["menu", "quarters", "reference"])
    let below = viewController.viewControllers.prefix(2)
    viewModel.navigation.goBack()
    viewModel.navigation.path += viewModel.navigation.path
    viewController.updateProperties()
    #expect(screens == ["menu", "quarters", "quarters"])
    #expect(viewController.viewControllers.prefix(2).elementsEqual(below, by: ===))
  }

  @Test("Other screens replace the whole stack, the menu included")
  func replaced() {
    let menu = viewController.viewControllers.first
    viewModel.open(SavedState(screens: [.reference]))
    viewController.updateProperties()
    #expect(screens == ["menu", "reference"])
    #expect(viewController.viewControllers.first !== menu)
  }

  @Test("A covered screen has the title that back navigation shows")
  func titles() throws {
    let loaded = LoadedPlaces(query: PlaceQuery(), service: fixture.device.places)
    let place = viewModel.makePlace("maat", known: nil, in: loaded)
    viewModel.navigation.path = [.place(place), .reference(viewModel.makeReference())]
    viewController.updateProperties()
    place.load()
    try fixture.device.place.requests[0].answer(.success(.maat))
    viewController.updateProperties()
    #expect(viewController.viewControllers.map(\.title) == ["Lisbon", "MAAT", "Reference book"])
  }

  @Test("When the user goes back the state follows")
  func goesBack() throws {
    viewController.popViewController()
    let top = try #require(viewController.topViewController)
    viewController.navigationController(viewController, didShow: top)
    #expect(viewModel.navigation.path.map(\.savedScreen) == [.quarters(order: .name)])
    viewController.updateProperties()
    #expect(screens == ["menu", "quarters"])
  }

  @Test("A swipe that would lose the note asks, and one that closes it takes it out of the state")
  func swipe() {
    viewModel.open(SavedState(screens: [.place(id: "maat")], note: NoteDraft(placeID: "maat", text: "Go")))
    viewController.presentationDidAttemptToDismiss(ViewController())
    #expect(viewModel.navigation.note?.alert?.message == "Discard changes?")
    viewController.presentationDidDismiss(ViewController())
    #expect(viewModel.navigation.modal == nil)
  }
}
