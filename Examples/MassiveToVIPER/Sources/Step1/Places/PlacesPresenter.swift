import SharedModel

/// Decides where what happens on the screen of the places leads.
final class PlacesPresenter {
  private let router: any PlacesRouterInput

  init(router: any PlacesRouterInput) {
    self.router = router
  }
}

// MARK: - PlacesViewOutput

extension PlacesPresenter: PlacesViewOutput {
  func didSelectPlace(id: Place.ID, pager: any PagingFacadeInput) {
    router.openPlace(id: id, pager: pager)
  }

  func didFailToRefresh() {
    router.openAlert(title: Texts.refreshFailed)
  }
}
