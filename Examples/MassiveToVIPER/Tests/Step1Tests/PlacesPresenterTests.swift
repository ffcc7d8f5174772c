import SharedModel
import Testing

@testable import Step1

/// Tests where the list of places leads, without a window.
struct PlacesPresenterTests {
  private let router = PlacesRouterDouble()
  private let presenter: PlacesPresenter

  init() {
    presenter = PlacesPresenter(router: router)
  }

  // snippet.selection
  @Test("A place that is selected is opened, with what Next goes through")
  func selection() {
    let pager = PagingFacade(query: PlaceQuery(), service: PlacesServiceDouble())
    presenter.didSelectPlace(id: "castle", pager: pager)
    #expect(router.opened == ["castle"] && router.pager === pager)
    #expect(router.alerts.isEmpty)
  }
  // snippet.end

  @Test("A refresh that failed leads to an alert")
  func failedRefresh() {
    presenter.didFailToRefresh()
    #expect(router.alerts == [Texts.refreshFailed] && router.opened.isEmpty)
  }
}

private final class PlacesRouterDouble: PlacesRouterInput {
  private(set) var opened: [String] = []
  private(set) var pager: (any PagingFacadeInput)?
  private(set) var alerts: [String] = []

  func openPlace(id: String, pager: any PagingFacadeInput) {
    opened.append(id)
    self.pager = pager
  }

  func openAlert(title: String) {
    alerts.append(title)
  }
}
