import AppDoubles
import SharedModel
import Storyboard
import Testing

@testable import HeadlessUI
@testable import ObservationImpl

struct PlacesViewControllerTests {
  @Test("Several changes are shown at once, and only the rows that are new or have changed are laid out")
  func together() throws {
    let fixture = GuideFixture()
    let (favourites, service) = (fixture.device.favourites, fixture.device.places)
    let viewModel = fixture.guide.makePlaces(title: "Places", query: PlaceQuery())
    let viewController = PlacesViewController(viewModel: viewModel)
    let list = try #require(viewController.view as? PlacesLayout).list
    try service.requests[0].answer(.success(.first))
    viewController.updateProperties()
    list.layoutIfNeeded()
    viewModel.loadMore()
    try service.requests[1].answer(.success(.last))
    try favourites.set(true, id: "fado")
    viewController.updateProperties()
    let rows = list.layoutIfNeeded().flatMap(\.rows)
    #expect(rows.map(\.title) == ["Aljube", "Fado", "Torre"])
    #expect(rows.map(\.accessory) == [nil, "★", nil])
    #expect(list.laidOutRows == 4)
  }
}
