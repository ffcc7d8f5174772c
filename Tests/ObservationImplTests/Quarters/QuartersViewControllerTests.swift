import AppDoubles
import Storyboard
import Testing

@testable import HeadlessUI
@testable import ObservationImpl

struct QuartersViewControllerTests {
  @Test("A refresh that fails lays out no row")
  func rowsStay() throws {
    let fixture = GuideFixture()
    let viewModel = fixture.guide.makeQuarters(order: .name)
    let viewController = QuartersViewController(viewModel: viewModel)
    let list = try #require(viewController.view as? QuartersLayout).list
    try fixture.device.quarters.requests[0].answer(.success(.unsorted))
    viewController.updateProperties()
    list.layoutIfNeeded()
    viewModel.load()
    viewController.updateProperties()
    try fixture.device.quarters.requests[1].answer(.failure(.offline))
    viewController.updateProperties()
    list.layoutIfNeeded()
    #expect(list.laidOutRows == 3)
  }
}
