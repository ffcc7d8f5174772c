import AppDoubles
import Storyboard
import Testing

@testable import HeadlessUI
@testable import ObservationImpl

struct ReferenceViewControllerTests {
  @Test("A refresh that fails lays out no row")
  func rowsStay() throws {
    let fixture = GuideFixture()
    let viewModel = fixture.guide.makeReference()
    let viewController = ReferenceViewController(viewModel: viewModel)
    let list = try #require(viewController.view as? ReferenceLayout).list
    try fixture.device.articles.requests[0].answer(.success(.book))
    viewController.updateProperties()
    list.layoutIfNeeded()
    viewModel.load()
    viewController.updateProperties()
    try fixture.device.articles.requests[1].answer(.failure(.offline))
    viewController.updateProperties()
    list.layoutIfNeeded()
    #expect(list.laidOutRows == 3)
  }
}
