import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import HeadlessUI
@testable import ObservationImpl

struct MenuViewControllerTests {
  private let fixture = GuideFixture()
  private let viewController: MenuViewController

  init() {
    viewController = MenuViewController(viewModel: fixture.guide.menu)
  }

  @Test("A memory warning before the view is loaded sends no request")
  func memoryWarningBeforeLoading() {
    viewController.didReceiveMemoryWarning()
    #expect(fixture.device.cover.requests.isEmpty)
    #expect(viewController.viewIfLoaded == nil)
  }

  @Test("A cover lays out no row")
  func rowsStay() throws {
    let list = try #require(viewController.view as? MenuLayout).sections
    viewController.viewWillAppear()
    viewController.updateProperties()
    list.layoutIfNeeded()
    try fixture.device.cover.requests[0].answer(.success(ImageData(name: "cover")))
    viewController.updateProperties()
    list.layoutIfNeeded()
    #expect(list.laidOutRows == 3)
  }
}
